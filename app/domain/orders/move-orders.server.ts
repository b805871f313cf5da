import type { Paisa } from "#app/lib/money.ts";
import { type Refusal, refused } from "#app/lib/outcome.ts";
import { db } from "#app/platform/db.server.ts";
import { saveOrder } from "./save-order.server.ts";
import { isForward, type OrderStatus } from "./status.ts";

/** An order of a list and the version that was on the screen; null moves whatever is there. */
export type Marked = { id: number; version: number | null };

/** An order that moved: where it was, its version now for taking it back, and what it has to give back since it is cancelled, in paisa. */
export type Moved = { id: number; from: OrderStatus; version: number; toRefund: Paisa };

/** The result of a bulk move: the orders that moved, and those that did not, each with its refusal and its status. */
export type MovesReport = { moved: Moved[]; refused: { id: number; refusal: Refusal; status: OrderStatus | null }[] };

/** Where the orders go; `isPaid` books in the same transaction what is missing to each total. */
type Move = { to: OrderStatus; isPaid?: boolean; by: number };

/**
 * Moves orders forward to a status, or cancels them, each on its own, so that one that cannot go keeps no other. An order that is there
 * already counts as neither. A step backwards is for one order at a time: `saveOrder` takes any.
 *
 * @returns per order refused with `order.not-forward`, or as `saveOrder` refuses
 */
export async function moveOrders(orders: readonly Marked[], { to, isPaid = false, by }: Move): Promise<MovesReport> {
  const report: MovesReport = { moved: [], refused: [] };
  const ids = orders.map(({ id }) => id);
  const found = await db.order.findMany({ where: { id: { in: ids } }, select: { id: true, status: true, version: true } });
  const known = new Map(found.map((order) => [order.id, order]));
  for (const { id, version } of orders) {
    const before = known.get(id);
    const status = (before?.status ?? null) as OrderStatus | null;
    if (status === to) continue;
    const seen = version ?? before?.version ?? null;
    const isBackwards = status !== null && seen === before?.version && !isForward(status, to);
    const change = { status: to, ...(isPaid && { isPaid }) };
    const outcome = isBackwards ? refused("order.not-forward") : await saveOrder(id, change, { version: seen, by });
    if (!outcome.ok) report.refused.push({ id, refusal: outcome.refusal, status });
    else report.moved.push({ id, from: outcome.value.from, version: outcome.value.version, toRefund: outcome.value.toRefund });
  }
  return report;
}

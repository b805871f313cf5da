import type { Refusal } from "#app/lib/outcome.ts";
import { db } from "#app/platform/db.server.ts";
import { saveOrder } from "./save-order.server.ts";
import type { OrderStatus } from "./status.ts";

/** An order of a list and the version that was on the screen; null moves whatever is there. */
export type Marked = { id: number; version: number | null };

/** An order that moved: where it was, and its version now, for taking it back. */
export type Moved = { id: number; from: OrderStatus; version: number };

/** What became of a press: who moved, and who did not for what reason, with the status it has. */
export type MovesReport = { moved: Moved[]; refused: { id: number; refusal: Refusal; status: OrderStatus | null }[] };

/**
 * Moves orders to a status, each on its own, so that one that cannot go keeps no other. An order that is there already counts
 * as neither. Refusals are those of `saveOrder`.
 */
export async function moveOrders(orders: readonly Marked[], { to, by }: { to: OrderStatus; by: number }): Promise<MovesReport> {
  const report: MovesReport = { moved: [], refused: [] };
  const ids = orders.map(({ id }) => id);
  const found = await db.order.findMany({ where: { id: { in: ids } }, select: { id: true, status: true, version: true } });
  const known = new Map(found.map((order) => [order.id, order]));
  for (const { id, version } of orders) {
    const before = known.get(id);
    const status = (before?.status ?? null) as OrderStatus | null;
    if (status === to) continue;
    const seen = version ?? before?.version ?? null;
    const outcome = await saveOrder(id, { status: to }, { version: seen, by });
    if (!outcome.ok) report.refused.push({ id, refusal: outcome.refusal, status });
    else if (status) report.moved.push({ id, from: status, version: (seen ?? 0) + 1 });
  }
  return report;
}

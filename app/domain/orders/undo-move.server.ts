import { withdrawNotifications } from "#app/domain/accounts/withdraw-notifications.server.ts";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { undoWindow } from "#app/domain/audit/undo-time.ts";
import { recordReceipt } from "#app/domain/payments/record-receipt.server.ts";
import { recordRefund } from "#app/domain/payments/record-refund.server.ts";
import { paisa } from "#app/lib/money.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { type Tx, transact } from "#app/platform/db.server.ts";
import { lockOrder, writeChange } from "./change-order.server.ts";
import { notifyOfMove } from "./internal/notify-of-move.server.ts";
import { withdrawStatusMessages } from "./order-messages.server.ts";
import { type OrderStatus, orderPath } from "./status.ts";

type LatestMove = {
  status: string;
  by_user_id: number | null;
  created_at: Date;
  received: number | null;
  before: OrderStatus | null;
};

/** How an order came to where it is, and where it was before. */
async function findLatest(tx: Tx, orderId: number): Promise<LatestMove | undefined> {
  const [latest] = await tx.$queryRaw<LatestMove[]>`
    SELECT status, by_user_id, created_at, received,
      (SELECT p.status FROM order_events p WHERE p.order_id = ${orderId} AND p.id < e.id ORDER BY p.id DESC LIMIT 1) AS before
    FROM order_events e WHERE order_id = ${orderId} ORDER BY id DESC LIMIT 1`;
  return latest;
}

/** When the order was delivered before, should it come back to that. */
async function deliveredBefore(tx: Tx, orderId: number, to: OrderStatus): Promise<Date | null> {
  if (to !== "delivered") return null;
  const event = await tx.orderEvent.findFirst({
    where: { orderId, status: to },
    orderBy: { id: "desc" },
    select: { createdAt: true },
  });
  return event?.createdAt ?? null;
}

/** Books the contrary of what a move booked. */
async function takeBackMoney(tx: Tx, orderId: number, { received, by }: { received: number; by: number }): Promise<void> {
  if (received > 0) await recordRefund(tx, { orderId, amount: paisa(received), cause: "corrected", by });
  if (received < 0) await recordReceipt(tx, { orderId, amount: paisa(-received), by });
}

/** Whether the word of the move before was still held, and so replaced, when the move came that is taken back now. */
async function wasHeld(tx: Tx, orderId: number, { to, until }: { to: OrderStatus; until: Date }): Promise<boolean> {
  const [earlier] = await tx.$queryRaw<{ created_at: Date; is_first: boolean }[]>`
    SELECT created_at, NOT EXISTS (SELECT FROM order_events p WHERE p.order_id = ${orderId} AND p.id < e.id) AS is_first
    FROM order_events e WHERE order_id = ${orderId} AND status = ${to} AND created_at <= ${until} ORDER BY id DESC LIMIT 1`;
  return earlier !== undefined && !earlier.is_first && until.getTime() - earlier.created_at.getTime() < undoWindow;
}

/**
 * Undoes one's own latest move of an order within `undoWindow`, as if it had not been: stock, slot and the money that was received
 * in the same request follow, and no notification is sent. Later, or after another person's save, a move cannot be undone.
 *
 * @param version the order's since the move
 * @returns refused with `order.not-found`, `order.too-late-to-undo`, `cart.short` or `slot.full`
 */
export function undoMove(
  id: number,
  { version, to, by }: { version: number | null; to: OrderStatus; by: number },
): Promise<Outcome<void>> {
  return transact(async (tx) => {
    const before = await lockOrder(tx, id);
    if (!before) return refused("order.not-found");
    const latest = await findLatest(tx, id);
    const isOwn = latest?.by_user_id === by && latest.status === before.status && latest.before === to;
    const age = latest ? now().getTime() - latest.created_at.getTime() : Number.POSITIVE_INFINITY;
    if (!isOwn || version !== before.version || age >= undoWindow) return refused("order.too-late-to-undo");
    const { version: _, ...kept } = before;
    const deliveredAt = await deliveredBefore(tx, id, to);
    await takeBackMoney(tx, id, { received: latest.received ?? 0, by });
    const written = await writeChange(tx, id, { before, after: { ...kept, status: to }, by, deliveredAt });
    if (!written.ok) return written;
    const { userId } = await tx.order.findUniqueOrThrow({ where: { id }, select: { userId: true } });
    if (userId) await withdrawNotifications(tx, { userId, link: orderPath(id) });
    await withdrawStatusMessages(tx, id);
    if (await wasHeld(tx, id, { to, until: latest.created_at })) await notifyOfMove(tx, { orderId: id, to });
    await recordAudit(tx, { by, action: "undo", entity: "order", id, before: { status: before.status }, after: { status: to } });
    return done(undefined);
  });
}

import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { settlePayments } from "#app/domain/payments/settle-payments.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { type Tx, transact } from "#app/platform/db.server.ts";
import { type CancelMoney, cancelMoney, moneySelect } from "./cancel-money.ts";
import { notifyOfMove } from "./internal/notify-of-move.server.ts";
import { settleMove } from "./internal/settle-move.server.ts";
import { announceCancelling } from "./order-messages.server.ts";
import { type CancelReason, customerMoves, type OrderStatus } from "./status.ts";

type Cancelling = { orderId: number; userId: number; reason?: CancelReason | null };

/**
 * Cancels a customer's own order while it is pending: stock and slot come back exactly once, what was to be paid no longer is, and money
 * that was received puts it among the orders to refund. The reason, where one is given, stays in the order's history.
 *
 * @returns what becomes of its money; refused with `order.not-found` (not theirs or not there) or `order.cannot-cancel`
 */
export function cancelOrder({ orderId, userId, reason = null }: Cancelling): Promise<Outcome<CancelMoney>> {
  return transact<CancelMoney>(async (tx) => {
    const [order] = await tx.$queryRaw<{ status: OrderStatus }[]>`
      SELECT status FROM orders WHERE id = ${orderId} AND user_id = ${userId} FOR NO KEY UPDATE`;
    if (!order) return refused("order.not-found");
    const from = order.status;
    if (!customerMoves[from].includes("cancelled")) return refused("order.cannot-cancel");
    const cancelled = await cancelPending(tx, { orderId, from, by: userId, reason });
    if (!cancelled.ok) return cancelled;
    return done(cancelMoney(await tx.order.findUniqueOrThrow({ where: { id: orderId }, select: moneySelect })));
  });
}

type Pending = { orderId: number; from: OrderStatus; by: number | null; reason?: CancelReason | null };

/**
 * Cancels an order for its customer, in the transaction that holds its row and has checked that they may; `by` is null where they asked by
 * message.
 *
 * @returns refused as `settleMove`
 */
export async function cancelPending(tx: Tx, { orderId, from, by, reason = null }: Pending): Promise<Outcome<void>> {
  const settled = await settleMove(tx, { orderId, from, to: "cancelled", by });
  if (!settled.ok) return settled;
  const at = now();
  await tx.order.update({ where: { id: orderId }, data: { status: "cancelled", version: { increment: 1 }, updatedAt: at } });
  await tx.orderEvent.create({ data: { orderId, status: "cancelled", byUserId: by, createdAt: at } });
  await settlePayments(tx, orderId);
  await notifyOfMove(tx, { orderId, to: "cancelled" });
  await announceCancelling(tx, orderId);
  await recordAudit(tx, {
    by,
    action: "cancel",
    entity: "order",
    id: orderId,
    before: { status: from },
    after: { status: "cancelled", ...(reason && { reason }) },
  });
  return done(undefined);
}

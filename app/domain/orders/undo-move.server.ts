import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { undoTime } from "#app/domain/audit/undo-time.ts";
import { settlePayment } from "#app/domain/payments/settle-payment.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { type Tx, transact } from "#app/platform/db.server.ts";
import { lockOrder, writeChange } from "./change-order.server.ts";
import type { OrderStatus } from "./status.ts";

/** So much later a press may still be taken back when the line is slow, milliseconds. */
const slowLine = 4000;

type LatestMove = { status: string; by_user_id: number | null; created_at: Date; before: OrderStatus | null };

/** How an order came to where it is, and where it was before. */
async function findLatest(tx: Tx, orderId: number): Promise<LatestMove | undefined> {
  const [latest] = await tx.$queryRaw<LatestMove[]>`
    SELECT status, by_user_id, created_at,
      (SELECT p.status FROM order_events p WHERE p.order_id = ${orderId} AND p.id < e.id ORDER BY p.id DESC LIMIT 1) AS before
    FROM order_events e WHERE order_id = ${orderId} ORDER BY id DESC LIMIT 1`;
  return latest;
}

/** Takes back the word that a move left: what has not gone out never will, and what the inbox says disappears. */
async function withdrawWord(tx: Tx, orderId: number, since: Date): Promise<void> {
  await tx.$executeRaw`
    WITH told AS (
      DELETE FROM notifications n USING orders o
      WHERE o.id = ${orderId} AND n.user_id = o.user_id AND n.link = '/order/' || ${orderId}::int AND n.created_at >= ${since}
      RETURNING n.id)
    DELETE FROM outbox b WHERE b.status = 'waiting' AND b.created_at >= ${since}
      AND (b.order_id = ${orderId} OR (b.kind = 'notification' AND (b.payload ->> 'notification')::int IN (SELECT id FROM told)))`;
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

/**
 * Takes back one's own latest move of an order within 8 s, as if it had not been: stock, slot and payment follow, and what was
 * to be told of it is not. Later, or after somebody else's save, an order is moved, not taken back.
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
    if (!isOwn || version !== before.version || age > undoTime + slowLine) return refused("order.too-late-to-undo");
    const { version: _, ...kept } = before;
    const deliveredAt = await deliveredBefore(tx, id, to);
    const written = await writeChange(tx, id, { before, after: { ...kept, status: to }, by, deliveredAt });
    if (!written.ok) return written;
    await settlePayment(tx, { orderId: id, isPaid: before.isPaid, isCancelled: to === "cancelled", by });
    await withdrawWord(tx, id, latest.created_at);
    await recordAudit(tx, { by, action: "undo", entity: "order", id, before: { status: before.status }, after: { status: to } });
    return done(undefined);
  });
}

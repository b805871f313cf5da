import type { Paisa } from "#app/lib/money.ts";
import { now } from "#app/platform/clock.server.ts";
import type { Tx } from "#app/platform/db.server.ts";
import type { RefundCause } from "./refund-cause.ts";

type Refund = { orderId: number; amount: Paisa; cause: RefundCause; note?: string | null; by: number };

/** What each payment of an order still holds, the newest first; those that hold nothing are left out. */
const listHeld = (tx: Tx, orderId: number) => tx.$queryRaw<{ id: number; held: number }[]>`
  SELECT p.id, sum(CASE e.kind WHEN 'charge' THEN e.amount ELSE -e.amount END)::int AS held
  FROM payments p JOIN payment_entries e ON e.payment_id = p.id WHERE p.order_id = ${orderId}
  GROUP BY p.id HAVING sum(CASE e.kind WHEN 'charge' THEN e.amount ELSE -e.amount END) > 0 ORDER BY p.id DESC`;

/**
 * Books money that went back to a customer, from the newest payment on. A payment given back in part stays `completed` (decisions 24);
 * one given back whole is `refunded`, or waits for its money again when the receipt was only corrected. The caller holds the lock on
 * the order's row, has checked the amount against what was received, and calls `settlePayments` afterwards.
 *
 * @param refund amount in paisa, at most what was received
 */
export async function recordRefund(tx: Tx, { orderId, amount, cause, note = null, by }: Refund): Promise<void> {
  const at = now();
  let left: number = amount;
  for (const { id: paymentId, held } of await listHeld(tx, orderId)) {
    if (left <= 0) return;
    const part = Math.min(left, held);
    left -= part;
    await tx.paymentEntry.create({ data: { paymentId, kind: "refund", amount: part, cause, note, byUserId: by, createdAt: at } });
    if (part < held) continue;
    const status = cause === "corrected" ? "pending" : "refunded";
    await tx.payment.update({ where: { id: paymentId }, data: { status, updatedAt: at } });
  }
  if (left > 0) throw new Error(`Order ${orderId} holds less money than is given back.`);
}

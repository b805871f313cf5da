import type { Paisa } from "#app/lib/money.ts";
import { now } from "#app/platform/clock.server.ts";
import type { Tx } from "#app/platform/db.server.ts";
import type { PaymentMethod } from "./method.ts";
import type { RefundCause } from "./refund-cause.ts";

/** `paymentId`: the one payment that it goes back from; left out, from the newest on. `method`: the way it goes, by default as each payment came; what was settled on khata goes back to it and no other way. */
type Refund = {
  orderId: number;
  paymentId?: number;
  method?: PaymentMethod | undefined;
  amount: Paisa;
  cause: RefundCause;
  note?: string | null;
  by: number;
};

type Held = { id: number; method: PaymentMethod; held: number };

/** What each payment of an order still holds, or one of them, the newest first; those that hold nothing are left out. */
const listHeld = (tx: Tx, orderId: number, paymentId: number | null) => tx.$queryRaw<Held[]>`
  SELECT id, method, received AS held FROM payments
  WHERE order_id = ${orderId} AND received > 0 AND (${paymentId}::int IS NULL OR id = ${paymentId}) ORDER BY id DESC`;

/**
 * Books money that went back to a customer, from the newest payment on. A payment given back in part stays `completed` (decisions 24);
 * one given back whole is `refunded`, or waits for its money again when the receipt was only corrected. The caller holds the lock on
 * the order's row, has checked the amount against what was received, and calls `settlePayments` afterwards.
 *
 * @param refund amount in paisa, at most what was received
 * @returns the ways of payment that it goes back by, each once
 */
export async function recordRefund(
  tx: Tx,
  { orderId, paymentId, method: way, amount, cause, note = null, by }: Refund,
): Promise<PaymentMethod[]> {
  const at = now();
  const methods = new Set<PaymentMethod>();
  let left: number = amount;
  for (const { id, method, held } of await listHeld(tx, orderId, paymentId ?? null)) {
    if (left <= 0) break;
    const gone = method === "khata" ? method : (way ?? method);
    methods.add(gone);
    const part = Math.min(left, held);
    left -= part;
    await tx.paymentEntry.create({
      data: { paymentId: id, kind: "refund", amount: part, cause, method: gone, note, byUserId: by, createdAt: at },
    });
    if (part < held) continue;
    const status = cause === "corrected" ? "pending" : "refunded";
    await tx.payment.update({ where: { id }, data: { status, updatedAt: at } });
  }
  if (left > 0) throw new Error(`Order ${orderId} holds less money than is given back.`);
  return [...methods];
}

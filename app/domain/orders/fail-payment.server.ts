import { isTransfer } from "#app/domain/payments/method.ts";
import { isWaiting } from "#app/domain/payments/payment-status.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { changePayment, type PaymentChange } from "./internal/change-payment.server.ts";

/**
 * Marks a waiting payment as failed: the transfer that the customer named did not arrive. Its reference stays on record here and leaves the
 * order, whose customer may give another one; what is due waits as a new payment.
 *
 * @param note why, in staff's words
 * @returns refused as `changePayment`, or with `payment.not-waiting`
 */
export function failPayment(id: number, note: string | null, change: PaymentChange): Promise<Outcome<void>> {
  return changePayment(id, change, ["fail", note], async (tx, { orderId, status, method, reference, ordered }) => {
    if (!isWaiting(status)) return refused("payment.not-waiting");
    const isNamed = isTransfer(method) && method === ordered.method;
    const failed = reference ?? (isNamed ? ordered.reference : null);
    const at = now();
    await tx.payment.update({ where: { id }, data: { status: "failed", gatewayTransactionId: failed, updatedAt: at } });
    if (isNamed) await tx.order.update({ where: { id: orderId }, data: { paymentReference: null } });
    return done({ action: "fail-payment", after: { reference: failed, note } });
  });
}

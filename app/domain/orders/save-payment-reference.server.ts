import { claimReference } from "#app/domain/payments/claim-reference.server.ts";
import { isWaiting } from "#app/domain/payments/payment-status.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { changePayment, type PaymentChange } from "./internal/change-payment.server.ts";
import { takeOverReference } from "./internal/take-over-reference.server.ts";
import type { ReferenceAnswers } from "./receive-payment.server.ts";

/**
 * Stores the reference of a payment. While its money is to come it is the order's too, as if the customer had given it.
 *
 * @returns refused as `changePayment`, or with `payment.cash-has-none`, or as `claimReference`
 */
export function savePaymentReference(
  id: number,
  { reference, takeOver, isParts = false }: { reference: string } & ReferenceAnswers,
  change: PaymentChange,
): Promise<Outcome<void>> {
  return changePayment(id, change, ["reference", reference, takeOver ?? null, isParts], async (tx, payment) => {
    const { orderId, status, method, ordered } = payment;
    if (method === "cash") return refused("payment.cash-has-none", { field: "payment_reference" });
    if (takeOver) await takeOverReference(tx, { method, reference, orderId, reason: takeOver, by: change.by });
    const isKept = payment.reference !== null && payment.reference === reference;
    const claimed = await claimReference(tx, { method, reference, orderId, isParts: isParts || isKept });
    if (!claimed.ok) return claimed;
    await tx.payment.update({ where: { id }, data: { gatewayTransactionId: reference, updatedAt: now() } });
    if (isWaiting(status) && method === ordered.method) {
      const claim = { paymentReference: reference, paymentReferenceAt: now(), paymentReferenceAmount: payment.amount };
      await tx.order.update({ where: { id: orderId }, data: claim });
    }
    return done({ action: "payment-reference", before: { reference: payment.reference }, after: { reference } });
  });
}

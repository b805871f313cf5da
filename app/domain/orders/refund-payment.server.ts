import { type Outcome, refused } from "#app/lib/outcome.ts";
import { db } from "#app/platform/db.server.ts";
import type { PaymentChange } from "./internal/change-payment.server.ts";
import { type Refund, refundOrder } from "./refund-order.server.ts";

/**
 * Gives money of one payment back, whole or in part.
 *
 * @returns refused as `refundOrder`, or with `payment.not-found`
 */
export async function refundPayment(id: number, refund: Refund, change: PaymentChange): Promise<Outcome<void>> {
  const payment = await db.payment.findUnique({ where: { id }, select: { orderId: true } });
  if (!payment) return refused("payment.not-found");
  return refundOrder(payment.orderId, { ...refund, paymentId: id }, change);
}

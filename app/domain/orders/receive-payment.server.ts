import { claimReference } from "#app/domain/payments/claim-reference.server.ts";
import { isTransfer, type PaymentMethod } from "#app/domain/payments/method.ts";
import { isWaiting } from "#app/domain/payments/payment-status.ts";
import { recordReceipt } from "#app/domain/payments/record-receipt.server.ts";
import { formatMoney, maxPaisa, type Paisa, paisa } from "#app/lib/money.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { type ChangedPayment, changePayment, type HeldPayment, type PaymentChange } from "./internal/change-payment.server.ts";
import { takeOverReference } from "./internal/take-over-reference.server.ts";
import { linkContact } from "./link-contact.server.ts";

/** How staff answer for a transfer's number: why it is taken from its holder, and that one transfer is booked in parts. */
export type ReferenceAnswers = { takeOver?: string | null; isParts?: boolean };

/** Money that came in for a waiting payment: in paisa, above 0, by whatever method it came; `reference` null is the customer's own. */
export type ReceivedPayment = { amount: Paisa; method: PaymentMethod; reference: string | null } & ReferenceAnswers;

/**
 * Books the money of a waiting payment whose order is locked.
 *
 * @returns refused, before anything is written, with `payment.not-waiting`, `payment.too-large`, `khata.no-contact`, or as `claimReference`
 */
export async function bookReceipt(
  tx: Tx,
  { id, orderId, status, ordered }: HeldPayment,
  receipt: ReceivedPayment,
  by: number,
): Promise<Outcome<ChangedPayment>> {
  const { amount, method } = receipt;
  if (!isWaiting(status)) return refused("payment.not-waiting");
  const most = paisa(maxPaisa - ordered.received);
  if (amount > most) return refused("payment.too-large", { field: "amount", values: { most: formatMoney(most) } });
  const reference = method === "cash" || method === "khata" ? null : receipt.reference;
  if (method === "khata" && !(await linkContact(tx, { orderId }))) return refused("khata.no-contact", { field: "method" });
  const own = isTransfer(method) && method === ordered.method ? ordered.reference : null;
  const named = reference ?? own;
  if (named !== null) {
    const { takeOver, isParts } = receipt;
    if (takeOver) await takeOverReference(tx, { method, reference: named, orderId, reason: takeOver, by });
    const claimed = await claimReference(tx, { method, reference: named, orderId, ...(isParts !== undefined && { isParts }) });
    if (!claimed.ok) return claimed;
  }
  await recordReceipt(tx, { orderId, paymentId: id, amount, method, by, ...(reference !== null && { reference }) });
  return done({ action: "receive", after: { received: amount, reference } });
}

/**
 * Marks a waiting payment as received. What is less than is due leaves the rest waiting as a payment of its own, what is more is on the
 * pile "to refund".
 *
 * @returns refused as `changePayment` and `bookReceipt` do
 */
export const receivePayment = (id: number, receipt: ReceivedPayment, change: PaymentChange): Promise<Outcome<void>> =>
  changePayment(id, change, ["receive", receipt], (tx, payment) => bookReceipt(tx, payment, receipt, change.by));

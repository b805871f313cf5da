import { z } from "zod";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { isOffered } from "#app/domain/payments/is-offered.server.ts";
import { gatewayOf, isTransfer, type PaymentMethod } from "#app/domain/payments/method.ts";
import { paymentMethods, waitingStatuses } from "#app/domain/payments/payment-status.ts";
import { settlePayments } from "#app/domain/payments/settle-payments.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { type Tx, transact } from "#app/platform/db.server.ts";
import { enqueueMessage } from "#app/platform/outbox.server.ts";
import { idempotencyFields } from "./add-line-form.server.ts";
import { findReplay, idempotencyKeyOf, saveIdempotencyKey } from "./idempotency-key.server.ts";
import { notifyOfMove } from "./internal/notify-of-move.server.ts";
import { isMethodOpen } from "./status.ts";

/** How what is due of an order will be paid. */
export const changeMethodForm = z.object({ payment_method: z.enum(paymentMethods, "choice"), ...idempotencyFields });

type Held = { version: number; due: number; method: PaymentMethod; reference: string | null; email: string | null };

const lock = (tx: Tx, id: number) => tx.$queryRaw<Held[]>`
  SELECT version, due, payment_method::text AS method, payment_reference AS reference, customer_email AS email
  FROM orders WHERE id = ${id} FOR NO KEY UPDATE`;

/** Moves the payment that waits, and what the customer claims to have sent, to another method. */
async function writeMethod(tx: Tx, id: number, method: PaymentMethod): Promise<void> {
  const updatedAt = now();
  const noClaim = { paymentReference: null, paymentReferenceAt: null, paymentReferenceAmount: null };
  const moved = { paymentMethod: method, ...noClaim, version: { increment: 1 }, updatedAt };
  await tx.order.update({ where: { id }, data: moved });
  await tx.payment.updateMany({
    where: { orderId: id, status: { in: [...waitingStatuses] } },
    data: { method, gatewayName: gatewayOf[method], gatewayTransactionId: null, updatedAt },
  });
  await settlePayments(tx, id);
}

/**
 * Changes how what is due of an order is to be paid (decisions 29). The waiting payment follows, and a number that the customer gave for the
 * old way is put away; the audit log keeps it. The customer is notified, and for a transfer gets the email with where to pay. Two
 * requests with one key make one change.
 *
 * @param version the one on the screen; null takes the order as it is
 * @returns refused with `order.not-found`, `order.changed-meanwhile`, `payment.nothing-due`, `payment.not-offered`, `key.reused`
 */
export async function changeMethod(
  id: number,
  method: PaymentMethod,
  { version, key, by }: { version: number | null; key: string | null; by: number },
): Promise<Outcome<void>> {
  const idempotencyKey = idempotencyKeyOf(by, key, { id, method });
  const isPayable = await isOffered(method);
  const outcome = await transact<void>(async (tx) => {
    const [order] = await lock(tx, id);
    if (!order) return refused("order.not-found");
    if (version !== null && version !== order.version) return refused("order.changed-meanwhile");
    if (!isMethodOpen(order)) return refused("payment.nothing-due", { field: "payment_method" });
    if (!isPayable) return refused("payment.not-offered", { field: "payment_method" });
    if (order.method !== method) {
      await writeMethod(tx, id, method);
      await recordAudit(tx, {
        ...{ by, action: "change-method", entity: "order", id },
        before: { paymentMethod: order.method, ...(order.reference && { paymentReference: order.reference }) },
        after: { paymentMethod: method, ...(order.reference && { paymentReference: null }) },
      });
      await notifyOfMove(tx, { orderId: id, to: "changed" });
      if (order.email && isTransfer(method)) {
        const email = { channel: "email", kind: "order_confirmation", recipient: order.email } as const;
        const waiting = { ...email, orderId: id, status: "waiting" } as const;
        const waits = await tx.outbox.count({ where: waiting }); // an email is written when it leaves
        if (waits === 0) await enqueueMessage(tx, { ...email, payload: {}, orderId: id, isAsked: true });
      }
    }
    return (await saveIdempotencyKey(tx, idempotencyKey, id)) ? done(undefined) : refused("key.reused");
  });
  if (outcome.ok) return outcome;
  const first = await findReplay(idempotencyKey);
  return first ? (first.ok ? done(undefined) : first) : outcome;
}

import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import type { PaymentMethod } from "#app/domain/payments/method.ts";
import type { PaymentStatus } from "#app/domain/payments/payment-status.ts";
import { settlePayments } from "#app/domain/payments/settle-payments.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { type Tx, transact } from "#app/platform/db.server.ts";
import { findReplay, idempotencyKeyOf, saveIdempotencyKey } from "../idempotency-key.server.ts";
import { refreshPendingNotification } from "./notify-of-move.server.ts";

/** Who changes a payment, the version of its order that was on the screen (null takes it as it is), and the idempotency key. */
export type PaymentChange = { version: number | null; key: string | null; by: number };

/** A payment whose order is locked; `ordered` is the transfer that the customer named with the order. Amounts in paisa. */
export type HeldPayment = {
  id: number;
  orderId: number;
  status: PaymentStatus;
  amount: number;
  method: PaymentMethod;
  reference: string | null;
  ordered: { method: PaymentMethod; reference: string | null; received: number };
};

/** What a change did, for the audit log of the order. */
export type ChangedPayment = {
  action: string;
  before?: Record<string, string | null>;
  after: Record<string, string | number | null>;
};

const lockOrderOf = (tx: Tx, id: number) => tx.$queryRaw<{ id: number; version: number }[]>`
  SELECT id, version FROM orders WHERE id = (SELECT order_id FROM payments WHERE id = ${id}) FOR NO KEY UPDATE`;

/** Read after the lock was taken: what somebody else committed meanwhile is seen. */
async function readHeld(tx: Tx, id: number): Promise<HeldPayment> {
  const { order, gatewayTransactionId, ...payment } = await tx.payment.findUniqueOrThrow({
    where: { id },
    select: {
      ...{ id: true, orderId: true, status: true, amount: true, method: true, gatewayTransactionId: true },
      order: { select: { paymentMethod: true, paymentReference: true, received: true } },
    },
  });
  const ordered = { method: order.paymentMethod, reference: order.paymentReference, received: order.received };
  return { ...payment, reference: gatewayTransactionId, ordered };
}

type Work = (tx: Tx, payment: HeldPayment) => Promise<Outcome<ChangedPayment>>;

/**
 * Changes one payment under the lock of its order: afterwards the order's payments are settled, its version rises and the change is
 * audited.
 *
 * @returns the order's number; refused with `payment.not-found`, `order.changed-meanwhile`, or as `work` refuses, nothing written
 */
export async function changeHeldPayment(
  tx: Tx,
  id: number,
  { version, by }: Omit<PaymentChange, "key">,
  work: Work,
): Promise<Outcome<number>> {
  const [order] = await lockOrderOf(tx, id);
  if (!order) return refused("payment.not-found");
  if (version !== null && version !== order.version) return refused("order.changed-meanwhile");
  const changed = await work(tx, await readHeld(tx, id));
  if (!changed.ok) return changed;
  await tx.order.update({ where: { id: order.id }, data: { version: { increment: 1 }, updatedAt: now() } });
  await settlePayments(tx, order.id);
  await recordAudit(tx, { by, entity: "order", id: order.id, ...changed.value });
  await refreshPendingNotification(tx, order.id);
  return done(order.id);
}

/**
 * The same as one transaction of its own. Two requests with one key make one change.
 *
 * @param content the requested change, which distinguishes a replay from another one under the same key
 * @returns refused as `changeHeldPayment`, or with `key.reused`
 */
export async function changePayment(
  id: number,
  { version, key, by }: PaymentChange,
  content: unknown,
  work: Work,
): Promise<Outcome<void>> {
  const idempotencyKey = idempotencyKeyOf(by, key, { payment: id, content });
  const outcome = await transact<void>(async (tx) => {
    const changed = await changeHeldPayment(tx, id, { version, by }, work);
    if (!changed.ok) return changed;
    if (!(await saveIdempotencyKey(tx, idempotencyKey, changed.value))) return refused("key.reused");
    return done(undefined);
  });
  if (outcome.ok) return outcome;
  const first = await findReplay(idempotencyKey);
  return first ? (first.ok ? done(undefined) : first) : outcome;
}

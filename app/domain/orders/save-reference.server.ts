import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { isTransfer, type PaymentMethod } from "#app/domain/payments/method.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { type Tx, transact } from "#app/platform/db.server.ts";
import { findReplay, idempotencyKeyOf, saveIdempotencyKey } from "./idempotency-key.server.ts";

type Held = { method: PaymentMethod; reference: string | null; due: number };

const lock = (tx: Tx, id: number, userId: number) => tx.$queryRaw<Held[]>`
  SELECT payment_method AS method, payment_reference AS reference, due FROM orders
  WHERE id = ${id} AND user_id = ${userId} FOR NO KEY UPDATE`;

/**
 * Stores the reference of a customer's transfer, or a better one, while their order is unpaid, whatever its status. It is no part
 * of what staff edit, so the order's version stays. It is a claim: that another order names the same transfer refuses nobody, a person
 * decides (decisions 30). Two requests with one key make one save.
 *
 * @returns refused with `order.not-found` (not theirs or not there), `payment.nothing-due`, `key.reused`
 */
export async function saveReference(
  id: number,
  reference: string,
  { userId, key }: { userId: number; key: string | null },
): Promise<Outcome<void>> {
  const idempotencyKey = idempotencyKeyOf(userId, key, { id, reference });
  const outcome = await transact<void>(async (tx) => {
    const [order] = await lock(tx, id, userId);
    if (!order) return refused("order.not-found");
    const { method, reference: before, due } = order;
    if (!isTransfer(method) || due <= 0) return refused("payment.nothing-due");
    const at = now();
    const claim = { paymentReference: reference, paymentReferenceAt: at, paymentReferenceAmount: due };
    await tx.order.update({ where: { id }, data: { ...claim, updatedAt: at } });
    if (!(await saveIdempotencyKey(tx, idempotencyKey, id))) return refused("key.reused");
    const [was, is] = [{ paymentReference: before }, { paymentReference: reference }];
    await recordAudit(tx, { by: userId, action: "save-reference", entity: "order", id, before: was, after: is });
    return done(undefined);
  });
  if (outcome.ok) return outcome;
  const first = await findReplay(idempotencyKey);
  return first ? (first.ok ? done(undefined) : first) : outcome;
}

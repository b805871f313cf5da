import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import type { SqlTx } from "#app/platform/db.server.ts";
import type { PaymentMethod } from "./method.ts";

/**
 * Keeps a transfer for one order: its reference stands on no other order of the same method, nor on money received for another. Blanks,
 * dashes and case make no difference. Until the transaction ends nobody else claims the same one.
 *
 * @param claim orderId null for an order that is not written yet
 * @returns refused with `payment.reference-taken`
 */
export async function claimReference(
  tx: SqlTx,
  { method, reference, orderId }: { method: PaymentMethod; reference: string; orderId: number | null },
): Promise<Outcome<void>> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${method} || ' ' || fold_reference(${reference}), 0))`;
  const [{ taken } = { taken: false }] = await tx.$queryRaw<{ taken: boolean }[]>`
    SELECT EXISTS (
      SELECT FROM orders WHERE payment_method = ${method}::payment_method AND payment_method <> 'cash' AND payment_reference IS NOT NULL
        AND fold_reference(payment_reference) = fold_reference(${reference}) AND id IS DISTINCT FROM ${orderId}::int)
    OR EXISTS (
      SELECT FROM payments WHERE method = ${method}::payment_method AND gateway_transaction_id IS NOT NULL
        AND fold_reference(gateway_transaction_id) = fold_reference(${reference}) AND order_id IS DISTINCT FROM ${orderId}::int) AS taken`;
  return taken ? refused("payment.reference-taken", { field: "payment_reference" }) : done(undefined);
}

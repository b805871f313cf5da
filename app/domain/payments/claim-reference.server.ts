import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import type { SqlTx } from "#app/platform/db.server.ts";
import { listHolders, type Transfer } from "./list-holders.server.ts";

/** So many digits an order's number is shown with. */
const numberDigits = 6;

const field = "payment_reference";

/**
 * Keeps a transfer for one order, for staff who book its money or write its number: no other order claimed it earlier, and no other's
 * payment bears it. Until the transaction ends nobody else claims the same one.
 *
 * @param claim.isParts that one transfer is booked on this order in parts is confirmed
 * @returns refused with `payment.reference-taken`, which names the holder, or `payment.reference-twice`
 */
export async function claimReference(tx: SqlTx, claim: Transfer & { isParts?: boolean }): Promise<Outcome<void>> {
  const { method, reference, orderId, isParts = false } = claim;
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${method} || ' ' || fold_reference(${reference}), 0))`;
  const holder = (await listHolders(tx, claim)).find(({ isEarlier }) => isEarlier);
  if (holder) {
    const order = `#${String(holder.orderId).padStart(numberDigits, "0")}`;
    return refused("payment.reference-taken", { field, values: { order } });
  }
  if (isParts || orderId === null) return done(undefined);
  const [{ booked } = { booked: false }] = await tx.$queryRaw<{ booked: boolean }[]>`
    SELECT EXISTS (
      SELECT FROM payments WHERE order_id = ${orderId} AND method = ${method}::payment_method AND received > 0
        AND fold_reference(gateway_transaction_id) = fold_reference(${reference})) AS booked`;
  return booked ? refused("payment.reference-twice", { field }) : done(undefined);
}

import { done, type Outcome } from "#app/lib/outcome.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { claimReference } from "./claim-reference.server.ts";
import { recordReceipt } from "./record-receipt.server.ts";
import { settlePayments } from "./settle-payments.server.ts";
import type { TenderPart } from "./split-tender.ts";

/**
 * Books what a sale was paid with, each part as a receipt of its own. Its reference is claimed before it is booked, so that no two parts
 * carry the same one either. The caller holds the lock on the order's row.
 *
 * @returns refused as `claimReference` at the field of the part
 */
export async function recordTender(
  tx: Tx,
  { orderId, parts, by }: { orderId: number; parts: readonly TenderPart[]; by: number },
): Promise<Outcome<void>> {
  for (const { row, method, amount, reference, cash } of parts) {
    const claimed = reference === null ? null : await claimReference(tx, { method, reference, orderId });
    if (claimed && !claimed.ok) return { ok: false, refusal: { ...claimed.refusal, field: `payment_reference_${row}` } };
    await recordReceipt(tx, { orderId, method, amount, reference, cash, by });
  }
  await settlePayments(tx, orderId);
  return done(undefined);
}

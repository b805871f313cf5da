import type { Thousandths } from "#app/lib/quantity.ts";
import type { Tx } from "#app/platform/db.server.ts";
import type { StaffReason } from "./product-fields.ts";

type Move = {
  productId: number;
  /** null: nobody counted, or nobody counts any longer; the ledger then begins and ends at nothing */
  before: Thousandths | null;
  after: Thousandths | null;
  reason: StaffReason;
  /** the product's version that the change makes, which no other change shares */
  version: number;
  by: number;
};

/** Writes a change of stock by staff into the ledger, in the transaction that changes the figure; nothing where it stays the same. */
export async function bookStock(tx: Tx, { productId, before, after, reason, version, by }: Move): Promise<void> {
  const change = (after ?? 0) - (before ?? 0);
  if (change === 0) return;
  await tx.stockMovement.create({
    data: { productId, change, reason, cause: `${reason}:${productId}:v${version}`, byUserId: by },
  });
}

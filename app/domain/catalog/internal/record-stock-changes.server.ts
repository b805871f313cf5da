import type { Thousandths } from "#app/lib/quantity.ts";
import { now } from "#app/platform/clock.server.ts";
import type { Tx } from "#app/platform/db.server.ts";
import type { StaffReason } from "../product-fields.ts";

/** A figure of stock that changes. `null`: nobody counted, or nobody counts any longer; the ledger then begins and ends at nothing. */
export type StockChange = {
  productId: number;
  before: Thousandths | null;
  after: Thousandths | null;
  /** the product's version that the change makes, which no other change shares */
  version: number;
};

/** Writes changes of stock by staff into the ledger, in the transaction that changes the figures; nothing where one stays the same. */
export async function recordStockChanges(
  tx: Tx,
  changes: readonly StockChange[],
  { reason, by }: { reason: StaffReason; by: number },
): Promise<void> {
  const moved = changes
    .map(({ before, after, ...change }) => ({ ...change, change: (after ?? 0) - (before ?? 0) }))
    .filter(({ change }) => change !== 0);
  if (moved.length === 0) return;
  const createdAt = now();
  await tx.stockMovement.createMany({
    data: moved.map(({ productId, change, version }) => ({
      ...{ productId, change, reason, byUserId: by, createdAt },
      cause: `${reason}:${productId}:v${version}`,
    })),
  });
}

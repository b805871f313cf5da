import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import type { Tx } from "#app/platform/db.server.ts";
import type { DraftLine } from "../draft.ts";

/**
 * Writes the lines of a package that has none (A7.04). How many there are is counted by the database itself.
 *
 * @returns refused with `package.not-sold` when a product is none that customers can buy; without its name, as it may be a draft
 */
export async function writeLines(tx: Tx, packageId: number, lines: readonly DraftLine[]): Promise<Outcome<null>> {
  const ids = lines.map(({ productId }) => productId);
  const sold = await tx.product.findMany({ where: { id: { in: ids }, status: "active" }, select: { id: true } });
  const isSold = new Set(sold.map(({ id }) => id));
  if (!ids.every((id) => isSold.has(id))) return refused("package.not-sold");
  await tx.customPackageProduct.createMany({
    data: lines.map(({ productId, quantity }) => ({ packageId, productId, quantity: quantity * 1000 })),
  });
  return done(null);
}

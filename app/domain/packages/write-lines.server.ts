import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import type { Tx } from "#app/platform/db.server.ts";
import type { DraftLine } from "./draft.ts";

/**
 * Writes the lines of a package that has none (A7.04). How many there are is counted by the database itself.
 *
 * @returns refused with `cart.not-sold` when a product is none that customers can buy
 */
export async function writeLines(tx: Tx, packageId: number, lines: readonly DraftLine[]): Promise<Outcome<null>> {
  const ids = lines.map(({ productId }) => productId);
  const products = await tx.product.findMany({
    where: { id: { in: ids } },
    select: { id: true, name: true, status: true },
  });
  const byId = new Map(products.map((product) => [product.id, product]));
  const unsold = ids.find((id) => byId.get(id)?.status !== "active");
  if (unsold !== undefined) return refused("cart.not-sold", { values: { product: byId.get(unsold)?.name ?? `#${unsold}` } });
  await tx.customPackageProduct.createMany({
    data: lines.map(({ productId, quantity }) => ({ packageId, productId, quantity: quantity * 1000 })),
  });
  return done(null);
}

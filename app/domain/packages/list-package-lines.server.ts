import { readInventory } from "#app/domain/inventory/list-inventory.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { DraftLine } from "./draft.ts";
import type { PackageLine } from "./staff-package.ts";

/**
 * The lines of some packages with their products, by package id, each package's in the order they were put in (B7.36); costs only for
 * who may see them.
 */
export async function listPackageLines(packageIds: readonly number[], withCost: boolean): Promise<Map<number, PackageLine[]>> {
  const rows = await db.packageProduct.findMany({
    where: { packageId: { in: [...packageIds] } },
    orderBy: { id: "asc" },
    select: { id: true, packageId: true, productId: true, quantity: true },
  });
  const counted = rows.map((row) => ({ ...row, quantity: row.quantity / 1000 }));
  const lines = await withProducts(counted, withCost);
  return new Map(packageIds.map((id) => [id, lines.filter(({ packageId }) => packageId === id)]));
}

/** The lines that were picked for a package which is not saved yet; a product that is not there is left out. */
export const listPickedLines = (lines: readonly DraftLine[], withCost: boolean): Promise<PackageLine[]> =>
  withProducts(
    lines.map((line) => ({ ...line, id: null })),
    withCost,
  );

async function withProducts<Row extends { productId: number }>(rows: readonly Row[], withCost: boolean) {
  const ids = rows.map(({ productId }) => productId);
  const products = await readInventory(ids, { withCost });
  return rows.flatMap((row) => {
    const product = products.get(row.productId);
    return product ? [{ ...row, product }] : [];
  });
}

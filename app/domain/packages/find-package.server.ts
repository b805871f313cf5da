import { db } from "#app/platform/db.server.ts";
import {
  type CardedProduct,
  offeredPackage,
  type PackageRow,
  packageColumns,
  packageColumnsWithCards,
} from "./package-rows.server.ts";

/** A package that is offered, with its products' cards; null when there is none, it is inactive or nothing is in it (A2.22). */
export async function findPackage(id: number): Promise<PackageRow<CardedProduct> | null> {
  const [row] = await db.$queryRaw<PackageRow<CardedProduct>[]>`
    SELECT ${packageColumnsWithCards} FROM packages k WHERE k.id = ${id} AND ${offeredPackage}`;
  return row ?? null;
}

/** Up to three other packages, those first that share the most products with it; looked for among the first hundred. */
export const listRelatedPackages = (id: number): Promise<PackageRow[]> => db.$queryRaw<PackageRow[]>`
  SELECT ${packageColumns}
  FROM (SELECT * FROM packages k WHERE ${offeredPackage} AND k.id <> ${id} ORDER BY k.display_order, k.id LIMIT 100) k
  ORDER BY (
    SELECT count(*) FROM package_products theirs JOIN package_products ours USING (product_id)
    WHERE theirs.package_id = k.id AND ours.package_id = ${id}) DESC, k.display_order, k.id
  LIMIT 3`;

import { raw, sql, type Tx } from "#app/platform/db.server.ts";
import type { PackageSource, ProductSource } from "./cart-line.ts";

const productColumns = [
  ...["id", "name", "name_ur", "company_name", "price", "cost_price", "discount_percent", "discount_active", "unit", "unit_size"],
  ...["picture_url", "category_id", "sold_by_weight", "quantity_step", "status", "in_stock", "stock_quantity", "order_limit"],
] as const satisfies readonly (keyof ProductSource)[];

/** The facts of products `p` as one JSON value; the names are those of `ProductFacts`. */
export const productSourceJson = raw(`json_build_object(${productColumns.map((name) => `'${name}', p.${name}`).join(", ")})`);

/** What a package holds, as a hash: another one means that staff have changed its contents. */
export const contentsHashOf = (packageId: ReturnType<typeof raw> | number) => sql`(
  SELECT md5(coalesce(string_agg(product_id || 'x' || quantity, ' ' ORDER BY product_id), ''))
  FROM package_products WHERE package_id = ${packageId})`;

/** The facts of packages `k` as one JSON value; the names are those of `PackageFacts`. */
export const packageSourceJson = sql`json_build_object('id', k.id, 'name', k.name, 'name_ur', k.name_ur, 'description', k.description,
  'price', k.price, 'image_url', k.image_url, 'is_active', k.is_active, 'contents_hash', ${contentsHashOf(raw("k.id"))}, 'components', (
    SELECT coalesce(json_agg(json_build_object('quantity', kp.quantity, 'product', ${productSourceJson}) ORDER BY p.id), '[]')
    FROM package_products kp JOIN products p ON p.id = kp.product_id WHERE kp.package_id = k.id))`;

/** One product as a cart item source, or null. */
export async function findProductSource(tx: Pick<Tx, "$queryRaw">, id: number): Promise<ProductSource | null> {
  const [row] = await tx.$queryRaw<
    { product: ProductSource }[]
  >`SELECT ${productSourceJson} AS product FROM products p WHERE p.id = ${id}`;
  return row?.product ?? null;
}

/** One package with its components' stock draws, or null. */
export async function findPackageSource(tx: Pick<Tx, "$queryRaw">, id: number): Promise<PackageSource | null> {
  const [row] = await tx.$queryRaw<
    { found: PackageSource }[]
  >`SELECT ${packageSourceJson} AS found FROM packages k WHERE k.id = ${id}`;
  return row?.found ?? null;
}

import type { Tx } from "#app/platform/db.server.ts";
import type { PackageFacts, ProductFacts } from "./cart-line.ts";

/** One product as a cart knows it, or null. */
export async function productFacts(tx: Pick<Tx, "$queryRaw">, id: number): Promise<ProductFacts | null> {
  const [product] = await tx.$queryRaw<ProductFacts[]>`
    SELECT id, name, name_ur, price, cost_price, discount_percent, discount_active, unit, unit_size, image_url, category_id,
      sold_by_weight, quantity_step, status::text AS status, in_stock, stock_quantity
    FROM products WHERE id = ${id}`;
  return product ?? null;
}

/** One package with what it draws, or null. */
export async function packageFacts(tx: Pick<Tx, "$queryRaw">, id: number): Promise<PackageFacts | null> {
  const [found] = await tx.$queryRaw<PackageFacts[]>`
    SELECT k.id, k.name, k.name_ur, k.description, k.price, k.image_url, k.is_active, (
      SELECT coalesce(json_agg(json_build_object('quantity', kp.quantity, 'product', to_json(p)) ORDER BY p.id), '[]')
      FROM package_products kp JOIN products p ON p.id = kp.product_id WHERE kp.package_id = k.id) AS components
    FROM packages k WHERE k.id = ${id}`;
  return found ?? null;
}

import type { Paisa } from "#app/lib/money.ts";
import { customerPrice } from "#app/lib/price.ts";
import type { Thousandths } from "#app/lib/quantity.ts";
import { db, sql } from "#app/platform/db.server.ts";

/** A product as the inventory picker offers it: what a customer pays for a unit now in paisa, what is left in thousandths (null: not tracked). */
export type InventoryProduct = {
  id: number;
  name: string;
  nameUr: string | null;
  category: string;
  unit: string;
  /** how much of the unit one piece holds: `1.5` of a litre */
  unitSize: string | null;
  imageUrl: string | null;
  soldByWeight: boolean;
  step: Thousandths;
  price: Paisa;
  left: Thousandths | null;
};

/** The picker shows no more; who looks for something types a part of it. */
export const mostOffered = 100;

const pattern = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

type Row = Omit<InventoryProduct, "price"> & { price: Paisa; discountPercent: number; discountActive: boolean };

/** The products that are in stock, by name (A7.37); `search` is a part of a name, a description or a category (A5.24). */
export async function listInventory(search: string): Promise<InventoryProduct[]> {
  const said = pattern(search);
  const found = search
    ? sql`AND (p.name ILIKE ${said} OR p.name_ur ILIKE ${said} OR p.description ILIKE ${said} OR c.name ILIKE ${said} OR c.name_ur ILIKE ${said})`
    : sql``;
  const rows = await db.$queryRaw<Row[]>`
    SELECT p.id, p.name, p.name_ur AS "nameUr", c.name AS category, p.unit, p.unit_size AS "unitSize", p.image_url AS "imageUrl", p.sold_by_weight AS "soldByWeight",
      p.quantity_step AS step, p.price, p.discount_percent AS "discountPercent", p.discount_active AS "discountActive", p.stock_quantity AS left
    FROM products p JOIN categories c ON c.id = p.category_id
    WHERE p.status = 'active' AND p.in_stock AND p.stock_quantity IS DISTINCT FROM 0 ${found}
    ORDER BY p.name, p.id LIMIT ${mostOffered}`;
  return rows.map(({ discountPercent, discountActive, ...row }) => ({
    ...row,
    price: customerPrice({ price: row.price, discountPercent, discountActive }),
  }));
}

import type { ClientBase } from "pg";

/**
 * Clones the demo shop's products until `upTo` are on sale: "… Pack 2", "… Pack 3" and so on, up to ten percent cheaper or
 * dearer, none of them counted.
 */
export async function cloneProducts(client: ClientBase, { upTo }: { upTo: number }): Promise<void> {
  await client.query(
    `WITH shelf AS (
       SELECT *, row_number() OVER (ORDER BY id)::int - 1 AS place, count(*) OVER ()::int AS size
       FROM products WHERE status = 'active' AND name !~ ' Pack [0-9]+$'),
     clone AS (
       SELECT at, at / size + 1 AS pack, shelf.*
       FROM generate_series((SELECT count(*)::int FROM products WHERE status = 'active'), $1::int - 1) AS at
       JOIN shelf ON place = at % (SELECT size FROM shelf LIMIT 1))
     INSERT INTO products (name, name_ur, description, description_ur, price, cost_price, category_id, subcategory_id, company_name,
       discount_percent, discount_active, keywords, unit, unit_size, quality, sold_by_weight, quantity_step, popularity,
       created_at, updated_at)
     SELECT name || ' Pack ' || pack, name_ur || ' Pack ' || pack, description, description_ur, price * (90 + (pack * 7 + id) % 21) / 10000 * 100,
       cost_price / 10 * 9, category_id, subcategory_id, company_name, discount_percent, discount_active, keywords, unit, unit_size,
       quality, sold_by_weight, quantity_step, popularity / pack, created_at, updated_at
     FROM clone ORDER BY at`,
    [upTo],
  );
}

import type { Client } from "pg";

/** Creates a product at Rs. 100, tracked, with a stock in whole pieces and the ledger row behind it. Gives its id. */
export async function stockProduct(client: Client, pieces: number): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO products (name, description, price, category_id, stock_quantity)
     SELECT 'Counted thing', 'For a run of the benchmarks.', 10000, min(id), $1 FROM categories RETURNING id`,
    [pieces * 1000],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error("The product was not made.");
  await count(client, id, pieces * 1000);
  return id;
}

/** Restocks every tracked product, so that no order is refused; returns the ids of all buyable products. */
export async function stockProducts(client: Client): Promise<number[]> {
  const plenty = 100_000_000;
  const { rows: low } = await client.query<{ id: number; missing: number }>(
    `UPDATE products p SET stock_quantity = $1 FROM products old
     WHERE old.id = p.id AND p.stock_quantity < $1 RETURNING p.id, $1::int - old.stock_quantity AS missing`,
    [plenty],
  );
  for (const { id, missing } of low) await count(client, id, missing);
  const { rows } = await client.query<{ id: number }>("SELECT id FROM products WHERE status = 'active' AND in_stock ORDER BY id");
  return rows.map(({ id }) => id);
}

/** What is left of a product, in thousandths. */
export async function stockOf(client: Client, id: number): Promise<number> {
  const { rows } = await client.query<{ left: number }>("SELECT stock_quantity AS left FROM products WHERE id = $1", [id]);
  return rows[0]?.left ?? Number.NaN;
}

const count = (client: Client, id: number, change: number) =>
  client.query(
    "INSERT INTO stock_movements (product_id, change, reason, cause) VALUES ($1, $2, 'counted', 'counted:' || $1::int || ':' || gen_random_uuid())",
    [id, change],
  );

import { parseArgs } from "node:util";
import pg from "pg";
import { seedDemoShop, seedMany } from "./seed.ts";

/**
 * Fills the database at `url` as the command line says: the demo shop, or with `--products N` and `--orders M` one that large.
 * Throws on anything that is not a whole number.
 *
 * @returns a sentence for the terminal
 */
export async function seedFromArguments(url: string, argv: readonly string[], now = new Date()): Promise<string> {
  const { values } = parseArgs({ args: [...argv], options: { products: { type: "string" }, orders: { type: "string" } } });
  const products = count("products", values.products);
  const orders = count("orders", values.orders);
  const began = Date.now();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    if (products === 0 && orders === 0) {
      const outcome = await seedDemoShop(client, { now });
      if (outcome === "already") return "The shop has products already; nothing was changed.";
    } else {
      await seedMany(client, { products, orders, now });
    }
    const { rows } = await client.query<{ products: string; orders: string }>(
      "SELECT (SELECT count(*) FROM products WHERE status = 'active') AS products, (SELECT count(*) FROM orders) AS orders",
    );
    return `${rows[0]?.products} products on sale and ${rows[0]?.orders} orders, in ${((Date.now() - began) / 1000).toFixed(1)} s.`;
  } finally {
    await client.end();
  }
}

function count(name: string, text = "0"): number {
  if (!/^\d{1,7}$/.test(text)) throw new RangeError(`--${name} takes a whole number, at most 9999999: ${text}`);
  return Number(text);
}

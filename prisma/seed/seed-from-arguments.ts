import { parseArgs } from "node:util";
import pg from "pg";
import { refuseForeign } from "./refuse-foreign.ts";
import { seedDemoShop, seedGoods, seedMany } from "./seed.ts";

/**
 * Fills the database at `url` by the command line's arguments: the demo shop, or with `--products N` and `--orders M` one that
 * large; with `--into-production` the demo's goods alone. Throws on anything that is not a whole number, and on a database that is
 * not a demo's without that flag.
 *
 * @param mode.isDemo whether the shop runs in demo mode
 * @returns a sentence for the terminal
 */
export async function seedFromArguments(
  url: string,
  argv: readonly string[],
  { isDemo, now = new Date() }: { isDemo: boolean; now?: Date },
): Promise<string> {
  const { values } = parseArgs({ args: [...argv], options });
  const products = count("products", values.products);
  const orders = count("orders", values.orders);
  const began = Date.now();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const isMany = products > 0 || orders > 0;
    if (values["into-production"]) {
      if (isMany) throw new Error("--into-production puts in the demo's goods as they are, and no orders.");
      if ((await seedGoods(client, { now })) === "already") return already;
    } else {
      await refuseForeign(client, isDemo);
      if (isMany) await seedMany(client, { products, orders, now });
      else if ((await seedDemoShop(client, { now })) === "already") return already;
    }
    const { rows } = await client.query<{ products: string; orders: string }>(
      "SELECT (SELECT count(*) FROM products WHERE status = 'active') AS products, (SELECT count(*) FROM orders) AS orders",
    );
    return `${rows[0]?.products} products on sale and ${rows[0]?.orders} orders, in ${((Date.now() - began) / 1000).toFixed(1)} s.`;
  } finally {
    await client.end();
  }
}

const already = "The shop has products already; nothing was changed.";

const options = {
  products: { type: "string" },
  orders: { type: "string" },
  "into-production": { type: "boolean" },
} as const;

function count(name: string, text = "0"): number {
  if (!/^\d{1,7}$/.test(text)) throw new RangeError(`--${name} takes a whole number, at most 9999999: ${text}`);
  return Number(text);
}

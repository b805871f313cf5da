import { Client } from "pg";
import { seedMany } from "#prisma/seed/seed.ts";
import { makeShopFolder } from "./shop-folder.ts";
import { type Shop, startShop } from "./start-shop.ts";

/** How many products a large shop sells. */
export const manyProducts = 100_000;

/**
 * Measures something in a shop of its own with 100,000 products, so that whatever is measured after this has the usual one.
 *
 * @param settings further environment variables of the server that is measured
 */
export async function inLargeShop<Result>(
  measure: (shop: Shop) => Promise<Result>,
  settings: Record<string, string>,
): Promise<Result> {
  const folder = await makeShopFolder();
  try {
    await fill(await startShop(folder.path));
    const shop = await startShop(folder.path, settings);
    try {
      return await measure(shop);
    } finally {
      await shop.stop();
    }
  } finally {
    await folder.remove();
  }
}

async function fill(shop: Shop): Promise<void> {
  const client = new Client({ connectionString: shop.databaseUrl });
  await client.connect();
  await seedMany(client, { products: manyProducts, orders: 0, now: new Date() });
  await client.end();
  await shop.stop();
}

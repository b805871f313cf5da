import { Client } from "pg";
import type { ShopFolder } from "#tests/bench/rig/shop-folder.ts";
import { type Shop, startShop } from "#tests/bench/rig/start-shop.ts";

/** A running shop and a connection to its database. */
export type Ground = { shop: Shop; client: Client };

/** Runs a piece of work against a shop that is started for it and stopped afterwards, however the work ends. */
export async function withShop<Value>(
  { path }: ShopFolder,
  settings: Record<string, string>,
  work: (ground: Ground) => Promise<Value>,
): Promise<Value> {
  const shop = await startShop(path, settings);
  try {
    const client = await connected(shop.databaseUrl);
    try {
      return await work({ shop, client });
    } finally {
      await client.end().catch(() => undefined);
    }
  } finally {
    await shop.stop();
  }
}

/** One connection; that it breaks with its database is told by its next query. */
export async function connected(databaseUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

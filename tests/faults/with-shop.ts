import { Client } from "pg";
import type { ShopFolder } from "#tests/bench/rig/shop-folder.ts";
import { type Shop, startShop } from "#tests/bench/rig/start-shop.ts";
import type { Verdict } from "./verdict.ts";

/** A running shop and a connection to its database. */
export type Ground = { shop: Shop; client: Client };

/** Judges a shop that is started for it and stopped afterwards, however that goes; how it stopped is judged as well. */
export async function withShop(
  { path }: ShopFolder,
  settings: Record<string, string>,
  judge: (ground: Ground) => Promise<Verdict[]>,
): Promise<Verdict[]> {
  const shop = await startShop(path, settings);
  const verdicts = await judgeOn(shop, judge).finally(shop.stop);
  const code = await shop.stop();
  return [...verdicts, { what: "asked to stop, the server ends in good order", seen: `exit code ${code}`, ok: code === 0 }];
}

async function judgeOn(shop: Shop, judge: (ground: Ground) => Promise<Verdict[]>): Promise<Verdict[]> {
  const client = await connected(shop.databaseUrl);
  try {
    return await judge({ shop, client });
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** One connection; a failure surfaces at its next query. */
export async function connected(databaseUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

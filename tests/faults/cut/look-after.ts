import { existsSync, readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { HttpConnection } from "#tests/bench/rig/http-connection.ts";
import { startShop } from "#tests/bench/rig/start-shop.ts";
import { lawsText } from "../shop-day/laws-text.ts";
import { timeLimit } from "../verdict.ts";
import { connected } from "../with-shop.ts";
import { killAll } from "./cut-process.ts";

/** A start takes no longer at the ordinary pace, a first one with its seeds included, milliseconds. */
const opening = 60_000;

/** What is asked beside the books: campaigns count their deliveries, no picture that a row names is missing, and of seeds and imports there are all or none. */
const wholeness = `
  SELECT 'campaign' AS what, c.id::text AS which FROM push_notification_campaigns c
    WHERE c.title = 'Taaza sabzi' AND c.sent_count <> (SELECT count(*) FROM push_campaign_deliveries d WHERE d.campaign_id = c.id AND d.taken_at IS NOT NULL)
  UNION ALL SELECT 'delivery sent twice', min(campaign_id)::text FROM push_campaign_deliveries GROUP BY campaign_id, user_id HAVING count(*) > 1
  UNION ALL SELECT 'import', i.id::text FROM product_imports i
    WHERE (i.applied_at IS NOT NULL) <> EXISTS (SELECT FROM audit_entries a WHERE a.action = 'import' AND a.entity = 'product')
  UNION ALL SELECT 'products without orders or zones', '' WHERE EXISTS (SELECT FROM products)
    AND NOT (EXISTS (SELECT FROM orders) AND EXISTS (SELECT FROM delivery_zones) AND EXISTS (SELECT FROM users))`;

const pictures = `SELECT image_url AS url FROM products WHERE image_url LIKE '/uploads/%'
  UNION ALL SELECT drawn_url FROM products WHERE drawn_url LIKE '/uploads/%'`;

/** Files that were meant for a moment; those of PostgreSQL's own folder are its own. */
const draft = /\.unfinished$|\.restoring$|\.draft$|restore-plan\.json$|uploads\.restored|^pg-|\.probe\./;

const listDrafts = (dataDir: string): string[] =>
  [
    ...readdirSync(dataDir),
    ...(existsSync(join(dataDir, "uploads")) ? readdirSync(join(dataDir, "uploads"), { recursive: true }).map(String) : []),
  ].filter((name) => draft.test(name));

/** Makes drafts as old as they are when a shop is started the next morning. */
function passNight(dataDir: string): void {
  const then = new Date(Date.now() - 8 * 3_600_000);
  for (const folder of [dataDir, join(dataDir, "uploads")])
    for (const name of existsSync(folder) ? readdirSync(folder, { recursive: folder !== dataDir }).map(String) : [])
      if (draft.test(name)) utimesSync(join(folder, name), then, then);
}

/** Starts the shop on a data folder as a service would, and gives what is wrong with it; nothing when all is well. */
export async function lookAfter(
  dataDir: string,
  { checkout = ".", settings = {} }: { checkout?: string; settings?: Record<string, string> } = {},
): Promise<string[]> {
  passNight(dataDir);
  const starting = startShop(dataDir, settings, checkout, ["--built"]);
  const within = timeLimit(opening);
  const shop = await Promise.race([
    starting.catch((problem: Error) => `the next start does not open: ${problem.message.slice(-600)}`),
    sleep(within, `the next start does not open within ${Math.round(within / 1000)} s`, { ref: false }),
  ]);
  if (typeof shop === "string") return [shop];
  const client = await connected(shop.databaseUrl);
  try {
    return [...(await isReady(shop.origin)), ...(await listWrongs(client, dataDir)), ...(await remainingDrafts(dataDir))];
  } finally {
    await client.end().catch(() => undefined);
    await shop.kill();
    await killAll(null, dataDir);
  }
}

async function isReady(origin: string): Promise<string[]> {
  const line = new HttpConnection(origin);
  const { status, body } = await line.ask({ path: "/readyz" }).finally(() => line.hangUp());
  return status === 200 ? [] : [`/readyz answers ${status} ${body}`];
}

async function listWrongs(client: Client, dataDir: string): Promise<string[]> {
  const books = await client.query<{ law: string; id: number }>(lawsText);
  const others = await client.query<{ what: string; which: string }>(wholeness);
  const { rows } = await client.query<{ url: string }>(pictures);
  const missing = rows.filter(({ url }) => !existsSync(join(dataDir, url)));
  return [
    ...books.rows.slice(0, 5).map(({ law, id }) => `law broken: ${law} #${id}`),
    ...others.rows.map(({ what, which }) => `not whole: ${what} ${which}`),
    ...missing.slice(0, 3).map(({ url }) => `no picture at ${url}`),
  ];
}

/** Drafts that the start has not removed after a moment. */
async function remainingDrafts(dataDir: string): Promise<string[]> {
  for (let tries = 0; tries < 40 && listDrafts(dataDir).length > 0; tries++) await sleep(100);
  return listDrafts(dataDir).map((name) => `a draft stays: ${name}`);
}

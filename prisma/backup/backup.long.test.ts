import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { databaseUrl } from "#app/platform/db.server.ts";
import { listPending, migrate } from "#app/server/migrate.ts";
import { connect } from "#app/server/postgres-connection.ts";
import { seedDemoShop } from "#prisma/seed/seed.ts";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { urlOf } from "#tests/support/postgres.ts";
import { backupShop } from "./backup-shop.ts";
import { listTables } from "./list-tables.ts";
import { readSequences } from "./read-sequences.ts";
import { refuseWhileServing } from "./refuse-while-serving.ts";
import { restoreShop } from "./restore-shop.ts";

const [shop, target] = [makeDataFolder(), makeDataFolder()];
const file = join(shop.path, "shop.gz");
const emptyUrl = urlOf(databaseUrl(), "taaza_restored");
const restore = (options: Partial<Parameters<typeof restoreShop>[0]> = {}) =>
  restoreShop({ url: emptyUrl, dataDir: target.path, file, ...options });

const picture = "products/1763635374123.webp";
const size = "products/1763635374123/320.avif";
const pictureBytes = Buffer.from(Array.from({ length: 300_000 }, (_, place) => (place * 31) % 251));

function saveFile(name: string, bytes: Uint8Array) {
  const place = join(shop.path, "uploads", name);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, bytes);
}

async function administer(...statements: string[]) {
  const admin = await connect(databaseUrl());
  for (const statement of statements) await admin.query(statement);
  await admin.end();
}

/** Everything that a database holds, table by table, its rules included. */
async function everything(url: string) {
  const client = await connect(url);
  const tables: Record<string, unknown> = {};
  for (const { name, order } of await listTables(client)) {
    tables[name] = (await client.query(`SELECT t::text AS row FROM "${name}" AS t ORDER BY ${order.join(", ")}`)).rows;
  }
  const list = async (query: string) => (await client.query({ text: query, rowMode: "array" })).rows;
  const rules = {
    keys: await list(
      "SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2",
    ),
    triggers: await list(
      "SELECT tgrelid::regclass::text, tgname, tgenabled FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1, 2",
    ),
    migrations: await list("SELECT migration_name, checksum FROM _prisma_migrations ORDER BY 1"),
  };
  const sequences = await readSequences(client);
  await client.end();
  return { tables, rules, sequences };
}

beforeAll(async () => {
  const client = await connect(databaseUrl());
  await seedDemoShop(client, { now: new Date() });
  await client.query(`INSERT INTO settings (key, value, updated_at) VALUES ('odd', 'null'::jsonb, '2026-01-31T23:59:59.123Z')`);
  await client.query("UPDATE products SET description = $1, keywords = $2, search_text = 'kept as it was' WHERE id = 2", [
    `"quoted" \\ 'line'\nnext\ttab \u{1F34C} {"upload":"x"}`,
    ["a,b", 'c"d', "{e}", ""],
  ]);
  await client.end();
  saveFile(picture, pictureBytes);
  saveFile(size, Buffer.alloc(0));
  saveFile("products/1763635374123.webp.4711", Buffer.from("half of a picture"));
  const contents = await backupShop({ url: databaseUrl(), dataDir: shop.path, file, app: "0.1.0" });
  expect(contents.uploads).toHaveLength(2);
});

beforeEach(async () => {
  rmSync(join(target.path, "uploads"), { recursive: true, force: true });
  await administer(
    "DROP DATABASE IF EXISTS taaza_restored WITH (FORCE)",
    "DROP ROLE IF EXISTS shopkeeper",
    "CREATE ROLE shopkeeper LOGIN PASSWORD 'shop' NOSUPERUSER",
    "CREATE DATABASE taaza_restored TEMPLATE template0 OWNER shopkeeper",
  );
});

afterAll(async () => {
  await administer("DROP DATABASE IF EXISTS taaza_newer WITH (FORCE)");
  await administer("DROP DATABASE IF EXISTS taaza_restored WITH (FORCE)", "DROP ROLE IF EXISTS shopkeeper");
  shop.remove();
  target.remove();
});

test("a restored shop is the shop: every row, every rule, every sequence and every upload", async () => {
  const { tables, uploads } = await restore();
  expect(await everything(emptyUrl)).toEqual(await everything(databaseUrl()));
  expect(tables.get("products")?.amount).toBeGreaterThan(400);
  expect(uploads.map(({ amount }) => amount)).toEqual([300_000, 0]);
  expect(readFileSync(join(target.path, "uploads", picture))).toEqual(pictureBytes);
  expect(statSync(join(target.path, "uploads", size)).size).toBe(0);
});

test("the account that owns the database may restore, superuser or not; its books can only be added to afterwards", async () => {
  const url = Object.assign(new URL(emptyUrl), { username: "shopkeeper", password: "shop" }).href;
  await restore({ url, replace: true });
  const client = await connect(url);
  await expect(client.query("DELETE FROM audit_entries")).rejects.toThrow("append-only");
  const { rows } = await client.query(
    "INSERT INTO categories (slug, name) VALUES ('new', 'New') RETURNING id > (SELECT max(id) FROM categories) AS is_next",
  );
  expect(rows).toEqual([{ is_next: true }]);
  await client.end();
});

test("a shop that holds something is left as it is, until somebody says to replace it", async () => {
  await restore({ replace: true });
  const client = await connect(emptyUrl);
  await client.query("UPDATE products SET name = 'Sold since' WHERE id = 1");
  await expect(restore()).rejects.toThrow(/^The shop holds .+ \(\d+\), and uploads \(2\)\. Nothing was changed; with --replace/);
  expect((await client.query("SELECT name FROM products WHERE id = 1")).rows).toEqual([{ name: "Sold since" }]);
  await client.end();
  const printed: string[] = [];
  await restore({ replace: true, log: (sentence) => printed.push(sentence) });
  expect(printed).toEqual([expect.stringMatching(/^Throwing away .+ \(\d+\), and uploads \(2\), for the backup of 2/)]);
  expect(await everything(emptyUrl)).toEqual(await everything(databaseUrl()));
});

test("a backup sweeps what killed ones left unfinished beside it, and leaves that of one that still writes", async () => {
  const [dead, alive, next] = [`${file}.4194000.unfinished`, `${file}.${process.ppid}.unfinished`, `${file}.next`];
  for (const draft of [dead, alive]) writeFileSync(draft, "");
  await backupShop({ url: databaseUrl(), dataDir: shop.path, file: next, app: "test" });
  expect([dead, alive, next].map((path) => existsSync(path))).toEqual([false, true, true]);
  for (const path of [alive, next]) rmSync(path);
});

test("tables of something else are never touched", async () => {
  const client = await connect(emptyUrl);
  await client.query("CREATE TABLE somebody_elses (id int)");
  await expect(restore({ replace: true })).rejects.toThrow("something else than a shop");
  expect((await client.query("SELECT FROM somebody_elses")).rowCount).toBe(0);
  await client.end();
});

test.each([
  ["cut off in the packing", (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.9)), "its end is missing"],
  [
    "cut off between two lines",
    (bytes: Buffer) => repack(bytes, (text) => text.split("\n").slice(0, -2).join("\n") + "\n"),
    "its end is missing",
  ],
  ["with a bit fallen over", (bytes: Buffer) => Buffer.from(bytes).fill(bytes[5000]! ^ 4, 5000, 5001), "is damaged"],
  [
    "with another price",
    (bytes: Buffer) => repack(bytes, (text) => text.replace(/("table":"products".*\n\[.*)"\d+"/, '$1"77"')),
    "products is not as it was written",
  ],
  [
    "with a row less",
    (bytes: Buffer) => repack(bytes, (text) => text.replace(/("table":"users".*\n)\[.*\n/, "$1")),
    "users is not as it was written",
  ],
  [
    "with a table less",
    (bytes: Buffer) => repack(bytes, (text) => text.replace(/\{"table":"faqs".*\n(\[.*\n)*\{.*\n/, "")),
    "what it says is not as it was written",
  ],
  [
    "with an upload that leads out of its folder",
    (bytes: Buffer) => repack(bytes, (text) => text.replace(`"${picture}"`, '"../../etc/passwd"')),
    "is damaged",
  ],
  ["of something else", () => gzipSync("a diary\n"), "is not a backup of a shop"],
  ["that is not even packed", () => Buffer.from("a diary\n"), "is not a backup of a shop"],
])("a file %s is refused before anything is written", async (_, spoil, sentence) => {
  const spoilt = join(shop.path, "spoilt.gz");
  writeFileSync(spoilt, spoil(readFileSync(file)));
  await expect(restore({ file: spoilt, replace: true })).rejects.toThrow(sentence);
  const client = await connect(emptyUrl);
  expect(await listTables(client)).toEqual([]);
  await client.end();
});

function repack(bytes: Buffer, change: (text: string) => string): Buffer {
  const text = gunzipSync(bytes).toString();
  expect(change(text)).not.toBe(text);
  return gzipSync(change(text));
}

test("a backup of a newer shop is refused and leaves what was there", async () => {
  const newer = join(shop.path, "newer.gz");
  const text = gunzipSync(readFileSync(file)).toString();
  const later = text.replace('"migrations":[', '"migrations":["29990101000000_later",');
  const words = later.split("\n").filter((line) => line.startsWith("{") && !line.startsWith('{"end"'));
  const sha256 = createHash("sha256")
    .update(`${words.join("\n")}\n`)
    .digest("hex");
  writeFileSync(newer, gzipSync(later.replace(/\{"end".*/, JSON.stringify({ end: true, sha256 }))));
  await restore({ replace: true });
  await expect(restore({ file: newer, replace: true })).rejects.toThrow("does not know 29990101000000_later");
  expect(await everything(emptyUrl)).toEqual(await everything(databaseUrl()));
  expect(existsSync(join(target.path, "uploads", picture))).toBe(true);
});

test("an older shop's backup becomes an older shop, which the next start brings up to date", async () => {
  const older = join(shop.path, "older.gz");
  const source = await connect(emptyUrl);
  const names = await listPending(source);
  await migrate(source, { quiet: true, only: names.slice(0, 3) });
  await source.query("INSERT INTO categories (slug, name) VALUES ('pulses', 'Pulses')");
  await source.end();
  await backupShop({ url: emptyUrl, dataDir: target.path, file: older, app: "0.0.9" });
  await administer("CREATE DATABASE taaza_newer TEMPLATE template0");
  const url = urlOf(databaseUrl(), "taaza_newer");
  const newer = await connect(url);
  await migrate(newer, { quiet: true });
  await newer.query("INSERT INTO ranked_weeks VALUES (now())"); // as the first hour of a shop that sells nothing yet does
  await restore({ url, file: older, isTrial: true });
  expect(await listPending(newer)).toEqual(names.slice(3));
  expect(await migrate(newer, { quiet: true })).toEqual(names.slice(3));
  expect((await newer.query("SELECT id, name FROM categories")).rows).toEqual([{ id: 1, name: "Pulses" }]);
  const { rows: switches } = await newer.query("SELECT setting_value AS value FROM whatsapp_settings");
  expect(switches).toEqual([{ value: { new_orders: false, status_updates: false } }]);
  await newer.end();
});

test("a trial is told nothing to send: channels are off, browsers forgotten, nothing waits; the shop's own restore keeps them all", async () => {
  const source = await connect(databaseUrl());
  await source.query(`
    INSERT INTO email_providers (name) VALUES ('trial'); INSERT INTO outbox (channel, recipient, kind, payload) VALUES ('push', '1', 'notification', '{}');
    INSERT INTO whatsapp_settings (setting_key, setting_value) VALUES ('api_config', '{"base_url":"https://gateway.test"}') ON CONFLICT DO NOTHING;
    INSERT INTO sessions (token_hash, user_id, is_staff, expires_at) SELECT '\\x01', min(id), false, now() FROM users;
    INSERT INTO push_subscriptions (user_id, session_hash, endpoint, p256dh, auth) SELECT min(id), '\\x01', 'https://push.test/1', '', '' FROM users`);
  const waiting = join(shop.path, "waiting.gz");
  await backupShop({ url: databaseUrl(), dataDir: shop.path, file: waiting, app: "0.1.0" });
  const restored = async (isTrial: boolean) => {
    await restore({ file: waiting, replace: true, isTrial });
    const client = await connect(emptyUrl);
    const { rows } = await client.query(`
      SELECT (SELECT count(*)::int FROM email_providers WHERE is_active) AS providers, (SELECT count(*)::int FROM push_subscriptions) AS browsers,
        (SELECT is_active FROM whatsapp_settings WHERE setting_key = 'api_config') AS gateway,
        (SELECT setting_value FROM whatsapp_settings WHERE setting_key = 'notifications_enabled' AND is_active) AS switches,
        (SELECT count(*)::int FROM outbox WHERE status = 'waiting') AS waiting`);
    await client.end();
    return rows[0];
  };
  const real = await restored(false);
  expect(real).toMatchObject({ gateway: true });
  for (const count of [real.providers, real.browsers, real.waiting]) expect(count).toBeGreaterThan(0);
  const switches = { new_orders: false, status_updates: false };
  expect(await restored(true)).toEqual({ providers: 0, browsers: 0, gateway: false, switches, waiting: 0 });
  await source.query("DELETE FROM email_providers WHERE name = 'trial'; DELETE FROM sessions WHERE token_hash = '\\x01'");
  await source.end();
});

test("a backup is its owner's alone, and never written over another", async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const copy = join(shop.path, "copy.gz");
  copyFileSync(file, copy);
  truncateSync(copy, 10);
  await expect(backupShop({ url: databaseUrl(), dataDir: shop.path, file: copy, app: "0.1.0" })).rejects.toThrow(
    "exists already",
  );
  expect(statSync(copy).size).toBe(10);
});

test("a backup is of one moment, whatever is sold while it is written", async () => {
  const during = join(shop.path, "during.gz");
  const client = await connect(databaseUrl());
  await client.query(
    "UPDATE delivery_zones SET delivery_charge = 0 WHERE id = 1; UPDATE products SET popularity = 0 WHERE id = 3",
  );
  let isWriting = true;
  const writing = backupShop({ url: databaseUrl(), dataDir: shop.path, file: during, app: "0.1.0" }).finally(() => {
    isWriting = false;
  });
  while (isWriting) {
    await client.query(`BEGIN; UPDATE products SET popularity = popularity + 1 WHERE id = 3;
      UPDATE delivery_zones SET delivery_charge = delivery_charge + 1 WHERE id = 1; COMMIT`);
  }
  await writing;
  await client.end();
  await restore({ file: during });
  const restored = await connect(emptyUrl);
  const { rows } = await restored.query(
    "SELECT popularity = delivery_charge AS one_moment FROM products, delivery_zones WHERE products.id = 3 AND delivery_zones.id = 1",
  );
  await restored.end();
  expect(rows).toEqual([{ one_moment: true }]);
});

test("nothing is restored while the shop is connected to its database service", async () => {
  await restore();
  await expect(refuseWhileServing(emptyUrl)).resolves.toBeUndefined();
  const serving = new pg.Client({ connectionString: emptyUrl });
  await serving.connect();
  await expect(refuseWhileServing(emptyUrl)).rejects.toThrow("The shop is open: its database has connections (1)");
  await serving.end();
});

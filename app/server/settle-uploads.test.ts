import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Client } from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { databaseUrl } from "#app/platform/db.server.ts";
import { connect } from "#app/server/postgres-connection.ts";
import { stageUploads } from "#prisma/backup/stage-uploads.ts";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { listUploads } from "./list-uploads.ts";
import { finishRestore, noteRestore } from "./settle-uploads.ts";

const [held, both, fresh] = ["products/1763635374123.webp", "products/1763635374124.webp", "products/1763635374125.webp"];
let client: Client;
let shop: { path: string; remove: () => void };

/** A restore up to its plan: one upload takes another's place, one is new, one of the shop before goes. */
async function planRestore(): Promise<string> {
  for (const name of [held, both]) {
    mkdirSync(dirname(join(shop.path, "uploads", name)), { recursive: true });
    writeFileSync(join(shop.path, "uploads", name), "before");
  }
  const staged = await stageUploads(shop.path);
  for (const name of [both, fresh]) {
    await staged.begin(name);
    await staged.write(Buffer.from("of the backup"));
    await staged.end();
  }
  const id = await staged.plan();
  await staged.discard(); // as a restore does whose COMMIT was never answered
  return id;
}

const read = (name: string) => {
  const place = join(shop.path, "uploads", name);
  return existsSync(place) ? readFileSync(place, "utf8") : null;
};
const leftovers = () =>
  readdirSync(join(shop.path, "uploads"), { recursive: true }).filter((name) => /restor/.test(String(name)));

beforeEach(async () => {
  client = await connect(databaseUrl());
  shop = makeDataFolder();
});
afterEach(async () => {
  await client.query(`COMMENT ON TABLE "_prisma_migrations" IS NULL`);
  await client.end();
  shop.remove();
});

test("a restore that was cut off after its database was committed is finished: its uploads, and no others", async () => {
  await noteRestore(client, await planRestore());
  expect([read(held), read(both), read(fresh)]).toEqual(["before", "before", "of the backup"]);
  expect(await finishRestore(client, shop.path)).toBe(true);
  expect([read(held), read(both), read(fresh)]).toEqual([null, "of the backup", "of the backup"]);
  expect(leftovers()).toEqual([]);
  expect(await finishRestore(client, shop.path)).toBe(false);
  expect(await listUploads(shop.path)).toEqual([both, fresh]);
});

test("one whose database was not committed leaves the shop before as it was, and no draft", async () => {
  const id = await planRestore();
  await client.query("BEGIN");
  await noteRestore(client, id);
  await client.query("ROLLBACK");
  expect(await finishRestore(client, shop.path)).toBe(true);
  expect([read(held), read(both)]).toEqual(["before", "before"]);
  expect(leftovers()).toEqual([]);
});

test("a finish that is cut off itself is finished by the next", async () => {
  await noteRestore(client, await planRestore());
  const plan = readFileSync(join(shop.path, "uploads/restore-plan.json"));
  await finishRestore(client, shop.path);
  writeFileSync(join(shop.path, "uploads/restore-plan.json"), plan); // its last step is to remove the plan
  await finishRestore(client, shop.path);
  expect([read(held), read(both), read(fresh)]).toEqual([null, "of the backup", "of the backup"]);
});

test("servers that start together finish it once, and remove nothing that came after", async () => {
  await noteRestore(client, await planRestore());
  const other = await connect(databaseUrl());
  const done = await Promise.all([finishRestore(client, shop.path), finishRestore(other, shop.path)]);
  await other.end();
  expect(done.sort()).toEqual([false, true]);
});

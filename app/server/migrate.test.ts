import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { databaseUrl } from "#app/platform/db.server.ts";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { urlOf } from "#tests/support/postgres.ts";
import { listPending, migrate } from "./migrate.ts";

const names = readdirSync("prisma/migrations", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort();
const { path: folder } = makeDataFolder();
let db: pg.Client;
let other: pg.Client;

/** An empty database, with two connections to it. */
beforeEach(async () => {
  const admin = new pg.Client({ connectionString: databaseUrl() });
  await admin.connect();
  await admin.query("DROP DATABASE IF EXISTS taaza_empty WITH (FORCE)");
  await admin.query("CREATE DATABASE taaza_empty TEMPLATE template0");
  await admin.end();
  db = new pg.Client({ connectionString: urlOf(databaseUrl(), "taaza_empty") });
  other = new pg.Client({ connectionString: urlOf(databaseUrl(), "taaza_empty") });
  await Promise.all([db.connect(), other.connect()]);
});

afterEach(async () => {
  await Promise.all([db.end(), other.end()]);
  rmSync(folder, { recursive: true, force: true });
});

function write(name: string, sql: string) {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, "migration.sql"), sql);
}

test("an empty database gets every migration in order, and then lacks none", async () => {
  expect(await listPending(db)).toEqual(names);
  expect(await migrate(db, { quiet: true })).toEqual(names);
  expect(await migrate(db, { quiet: true })).toEqual([]);
  expect(await listPending(db)).toEqual([]);
});

test("what was applied is written down as Prisma Migrate writes it", async () => {
  await migrate(db, { quiet: true });
  const { rows } = await db.query(`SELECT * FROM "_prisma_migrations" ORDER BY migration_name`);
  expect(rows).toEqual(
    names.map((name) => ({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      migration_name: name,
      checksum: createHash("sha256")
        .update(readFileSync(`prisma/migrations/${name}/migration.sql`))
        .digest("hex"),
      logs: null,
      rolled_back_at: null,
      started_at: expect.any(Date),
      finished_at: expect.any(Date),
      applied_steps_count: 1,
    })),
  );
});

test("servers that start together apply each migration once", async () => {
  const both = await Promise.all([migrate(db, { quiet: true }), migrate(other, { quiet: true })]);
  expect(both.flat()).toEqual(names);
});

test("a migration edited after it was applied is not applied again", async () => {
  write("1_shelves", "CREATE TABLE shelves (id int)");
  await migrate(db, { folder, quiet: true });
  write("1_shelves", "CREATE TABLE shelves (id int, name text)");
  write("2_boxes", "CREATE TABLE boxes (id int)");
  expect(await migrate(db, { folder, quiet: true })).toEqual(["2_boxes"]);
});

test("a migration that fails leaves nothing behind and stops the ones after it until somebody looks", async () => {
  write("1_shelves", "CREATE TABLE shelves (id int)");
  write("2_broken", "CREATE TABLE boxes (id int); CREATE TABLE boxes (id int)");
  write("3_bags", "CREATE TABLE bags (id int)");
  await expect(migrate(db, { folder, quiet: true })).rejects.toThrow("already exists");
  await expect(migrate(db, { folder, quiet: true })).rejects.toThrow("2_broken failed earlier");
  expect(await listPending(db, folder)).toEqual(["2_broken", "3_bags"]);
  const { rows } = await db.query(
    "SELECT to_regclass('boxes') AS boxes, to_regclass('bags') AS bags, to_regclass('shelves') AS shelves",
  );
  expect(rows).toEqual([{ boxes: null, bags: null, shelves: "shelves" }]);
});

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

test("a migration that fails leaves nothing behind, stops the ones after it and is tried again at the next start", async () => {
  write("1_shelves", "CREATE TABLE shelves (id int)");
  write("2_broken", "CREATE TABLE boxes (id int); CREATE TABLE boxes (id int)");
  write("3_bags", "CREATE TABLE bags (id int)");
  const sentence = /2_broken failed and left nothing behind: .*already exists[\s\S]*npm run restore -- FILE/;
  await expect(migrate(db, { folder, quiet: true })).rejects.toThrow(sentence);
  await expect(migrate(db, { folder, quiet: true })).rejects.toThrow(sentence);
  expect(await listPending(db, folder)).toEqual(["2_broken", "3_bags"]);
  const { rows } = await db.query(
    "SELECT to_regclass('boxes') AS boxes, to_regclass('bags') AS bags, to_regclass('shelves') AS shelves",
  );
  expect(rows).toEqual([{ boxes: null, bags: null, shelves: "shelves" }]);
  write("2_broken", "CREATE TABLE boxes (id int)");
  expect(await migrate(db, { folder, quiet: true })).toEqual(["2_broken", "3_bags"]);
});

/** What a version that kept record and statements apart left when it was killed between the two, or after both. */
const cutOff = (name: string, logs: string | null = null) =>
  db.query(`INSERT INTO "_prisma_migrations" (id, checksum, migration_name, logs) VALUES ($1, '', $1, $2)`, [name, logs]);
const finished = async () =>
  (await db.query(`SELECT migration_name FROM "_prisma_migrations" WHERE finished_at IS NOT NULL ORDER BY 1`)).rows.map(
    (row) => row.migration_name,
  );

test("a migration that an older version left without an end is finished, whether its effects are there or not", async () => {
  write("1_shelves", "CREATE TABLE shelves (id int)");
  await migrate(db, { folder, quiet: true });
  write("2_boxes", "CREATE TABLE boxes (id int); ALTER TABLE shelves ADD COLUMN name text");
  write("3_bags", "ALTER TABLE shelves DROP COLUMN name; CREATE TABLE bags (id int)");
  write("4_failed", "CREATE TABLE crates (id int)");
  for (const name of ["2_boxes", "3_bags"]) await cutOff(name);
  await cutOff("4_failed", "out of memory");
  await db.query("CREATE TABLE boxes (id int); ALTER TABLE shelves ADD COLUMN name text"); // the second ran, the third did not
  expect(await migrate(db, { folder, quiet: true })).toEqual(["2_boxes", "3_bags", "4_failed"]);
  expect(await finished()).toEqual(["1_shelves", "2_boxes", "3_bags", "4_failed"]);
  const { rows } = await db.query("SELECT to_regclass('bags') AS bags, to_regclass('crates') AS crates");
  expect(rows).toEqual([{ bags: "bags", crates: "crates" }]);
  expect(await migrate(db, { folder, quiet: true })).toEqual([]);
});

test("one that cannot be finished says which it is and the command that helps, and the shop's data stays as it was", async () => {
  write("1_shelves", "CREATE TABLE shelves (id int); INSERT INTO shelves VALUES (7)");
  await migrate(db, { folder, quiet: true });
  write("2_unit", "UPDATE shelves SET id = id / 0");
  await cutOff("2_unit");
  await expect(migrate(db, { folder, quiet: true })).rejects.toThrow(
    /2_unit failed .*division by zero[\s\S]*npm run restore -- FILE/,
  );
  expect((await db.query("SELECT id FROM shelves")).rows).toEqual([{ id: 7 }]);
});

test("what was written down as failed, or meets rows of the shop that its index does not allow, never counts as done", async () => {
  write("1_shelves", "CREATE TABLE shelves (id int); INSERT INTO shelves VALUES (7), (7)");
  await migrate(db, { folder, quiet: true });
  write("2_index", "CREATE UNIQUE INDEX shelves_id ON shelves (id)");
  await cutOff("2_index");
  await expect(migrate(db, { folder, quiet: true })).rejects.toThrow(/2_index failed/);
  write("2_index", "ALTER TABLE shelves DROP COLUMN nothing");
  await db.query(`UPDATE "_prisma_migrations" SET logs = 'column does not exist' WHERE finished_at IS NULL`);
  await expect(migrate(db, { folder, quiet: true })).rejects.toThrow(/2_index failed/);
  expect(await listPending(db, folder)).toEqual(["2_index"]);
});

test("a server that is killed at whatever statement of a migration leaves none of it, and the next one applies it", async () => {
  const statements = [1, 2, 3, 4].map((at) => `CREATE TABLE cut_${at} (id int); SELECT pg_sleep(0.02);`);
  write("1_slow", statements.join("\n"));
  other.on("error", () => undefined); // that it was cut off
  for (let round = 0; round < 8; round++) {
    const { rows } = await other.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
    const running = migrate(other, { folder, quiet: true }).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, round * 13));
    await db.query("SELECT pg_terminate_backend($1)", [rows[0]?.pid]);
    await running;
    other = new pg.Client({ connectionString: urlOf(databaseUrl(), "taaza_empty") });
    other.on("error", () => undefined);
    await other.connect();
    await expect
      .poll(async () => (await db.query("SELECT 1 FROM pg_stat_activity WHERE pid = $1", [rows[0]?.pid])).rowCount)
      .toBe(0);
    const there = (await db.query("SELECT count(*)::int AS tables FROM pg_tables WHERE tablename LIKE 'cut_%'")).rows[0];
    expect(there.tables).toBe((await listPending(db, folder)).length === 0 ? 4 : 0);
  }
  await migrate(db, { folder, quiet: true });
  expect(await listPending(db, folder)).toEqual([]);
});

test("every migration of the shop meets its own effects when it is run again, or does the same again", async () => {
  /** Read one by one: they replace something by itself, add what is missing, or mark what is marked already. */
  const repeatable = [
    "20261120191000_locks_in_order",
    "20261122160000_bounded_slips",
    "20261123110500_slots_follow_the_setting",
    "20261123123000_present_synonyms",
    "20261123200000_paid_when_changed",
    "20261125040100_pictures_drawn_again",
    "20261126140000_pictures_drawn_anew",
    "20261127190000_pictures_drawn_better",
    "20261127203000_pictures_drawn_by_cut_and_grain",
    "202611281620003_more_spellings",
  ];
  const silent: string[] = [];
  for (const name of names) {
    await migrate(db, { quiet: true, only: [name] });
    await db.query("BEGIN");
    const sql = readFileSync(`prisma/migrations/${name}/migration.sql`, "utf8");
    const code = await db.query(sql).then(
      () => null,
      (problem: { code?: string }) => problem.code ?? "",
    );
    await db.query("ROLLBACK");
    if (code === null) silent.push(name);
    else expect([name, code]).toEqual([name, expect.stringMatching(/^(42P07|42701|42710|42723|42703|42P01|42704|42883|23505)$/)]);
  }
  expect(silent).toEqual(repeatable);
});

test("a migration that meets requests which hold what it needs and need what it holds is undone and tried again", async () => {
  await db.query("CREATE TABLE one (id int); CREATE TABLE two (id int)");
  write("20261128110000_both", "ALTER TABLE one ADD COLUMN at date; ALTER TABLE two ADD COLUMN at date");
  await other.query("SET deadlock_timeout = '1min'"); // the migration is the one that PostgreSQL undoes
  await other.query("BEGIN; SELECT FROM two");
  const migrating = migrate(db, { folder, quiet: true });
  const waits = async () => {
    const { rows } = await other.query("SELECT FROM pg_locks WHERE NOT granted AND relation = 'two'::regclass");
    return rows.length;
  };
  await expect.poll(waits, { timeout: 20_000 }).toBe(1);
  await other.query("SELECT FROM one");
  await other.query("COMMIT");
  expect(await migrating).toEqual(["20261128110000_both"]);
  expect(await listPending(db, folder)).toEqual([]);
});

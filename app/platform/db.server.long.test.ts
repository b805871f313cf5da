import pg from "pg";
import { describe, expect, test, vi } from "vitest";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { openDroppingConnection } from "#tests/fixtures/dropping-connection.ts";
import { startTicks } from "#tests/fixtures/work-of.ts";
import { databaseUrl, db, readRows, type SqlTx, sql, transact, transactSql } from "./db.server.ts";

const line = await openDroppingConnection();

/** Begins a transaction of its own with one statement and leaves it open; ending the client undoes it. */
async function hold(statement: string): Promise<pg.Client> {
  const holder = new pg.Client({ connectionString: databaseUrl() });
  await holder.connect();
  await holder.query("BEGIN");
  await holder.query(statement);
  return holder;
}

// first of the file: Prisma adds listeners to the connections at its first query
test("connections that break while nobody uses them end nothing", async () => {
  const broken: unknown[] = [];
  const onError = (problem: unknown) => void broken.push(String(problem));
  process.on("uncaughtException", onError);
  await Promise.all([readRows(sql`SELECT pg_sleep(0.1)::text`), readRows(sql`SELECT pg_sleep(0.1)::text`)]);
  await readRows(sql`SELECT pg_terminate_backend(pid)::text FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`);
  await new Promise((resolve) => setTimeout(resolve, 300));
  process.off("uncaughtException", onError);
  expect(broken).toEqual([]);
  expect(await readRows(sql`SELECT 7 AS seven`)).toEqual([{ seven: 7 }]);
});

test("rows that are read without Prisma's engine are those that it reads", async () => {
  const statement = sql`SELECT id::int, 'atta ' || id AS name, NULL::text AS image, id > 4 AS dear, ARRAY[id::int] AS ids,
      json_build_object('of', id) AS made
    FROM generate_series(1, 9) AS id WHERE id <> ALL(${[1, 2]}) AND id::text LIKE ${"%"} ORDER BY id LIMIT ${3}`;
  const rows = await readRows(statement);
  expect(rows).toHaveLength(3);
  expect(rows).toEqual(await db.$queryRaw(statement));
});

const ways = { "Prisma's engine": transact, "statements alone": transactSql } as const;
type Way = <Value>(work: (tx: SqlTx) => Promise<Outcome<Value>>) => Promise<Outcome<Value>>;

describe.each(Object.entries(ways) as [string, Way][])("a transaction of %s", (_, transact) => {
  test("waits for a locked row too long: it is refused as busy, and so is one that gets no connection", async () => {
    await db.setting.deleteMany({ where: { key: "held" } });
    await db.setting.create({ data: { key: "held", value: {} } });
    const holder = await hold("SELECT FROM settings WHERE key = 'held' FOR UPDATE");
    const change = () => transact(async (tx) => done(await tx.$executeRaw`UPDATE settings SET value = '1' WHERE key = 'held'`));
    const since = startTicks();
    const outcomes = await Promise.all(Array.from({ length: 30 }, change));
    expect(new Set(outcomes.map((outcome) => (outcome.ok ? "written" : outcome.refusal.code)))).toEqual(new Set(["busy"]));
    expect(since()).toBeLessThan(6);
    await holder.end();
    expect(await change()).toMatchObject({ ok: true });
  });

  test("loses its connection between two statements: it fails alone, and nothing ends the process", async () => {
    const uncaught: unknown[] = [];
    const onError = (problem: unknown) => void uncaught.push(String(problem));
    process.on("uncaughtException", onError);
    const lost = transact(async (tx) => {
      const [{ pid } = { pid: 0 }] = await tx.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
      const holder = await hold(`SELECT pg_terminate_backend(${pid})`);
      await holder.end();
      await new Promise((resolve) => setTimeout(resolve, 300));
      return done(await tx.$queryRaw`SELECT 1 AS one`);
    });
    await expect(lost).rejects.toThrow();
    process.off("uncaughtException", onError);
    expect(uncaught).toEqual([]);
    expect(await transact(async (tx) => done(await tx.$queryRaw`SELECT 1 AS one`))).toEqual(done([{ one: 1 }]));
  });

  test("what a full disk does not take: it is refused in a sentence and writes nothing", async () => {
    const outcome = await transact(async (tx) => {
      await tx.$executeRaw`INSERT INTO settings (key, value, updated_at) VALUES ('half', '{}', now())`;
      await tx.$executeRaw`DO $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$`;
      return done(null);
    });
    expect(outcome).toMatchObject({ ok: false, refusal: { code: "out-of-space" } });
    expect(await db.setting.count({ where: { key: "half" } })).toBe(0);
  });

  test("is refused: nothing of it is written, and its connection serves the next", async () => {
    const outcome = await transact(async (tx) => {
      await tx.$executeRaw`INSERT INTO settings (key, value, updated_at) VALUES ('refused', '{}', now())`;
      return refused("busy");
    });
    expect(outcome).toMatchObject({ ok: false, refusal: { code: "busy" } });
    expect(await db.setting.count({ where: { key: "refused" } })).toBe(0);
    expect(await transact(async (tx) => done(await tx.$queryRaw`SELECT 1 AS one`))).toEqual(done([{ one: 1 }]));
  });

  test("runs into another in a circle: both are done", async () => {
    await db.setting.deleteMany({ where: { key: { in: ["one", "two"] } } });
    await db.setting.createMany({ data: ["one", "two"].map((key) => ({ key, value: 0 })) });
    let met = 0;
    let goOn = () => {};
    const both = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const change = (first: string, second: string) =>
      transact(async (tx) => {
        await tx.$executeRaw`UPDATE settings SET value = to_jsonb((value #>> '{}')::int + 1) WHERE key = ${first}`;
        if (++met === 2) goOn();
        await both;
        return done(await tx.$executeRaw`UPDATE settings SET value = to_jsonb((value #>> '{}')::int + 1) WHERE key = ${second}`);
      });
    expect(await Promise.all([change("one", "two"), change("two", "one")])).toEqual([done(1), done(1)]);
    const rows = await db.setting.findMany({ where: { key: { in: ["one", "two"] } } });
    expect(rows.map(({ value }) => value)).toEqual([2, 2]);
  });
});

test("PostgreSQL itself ends what a process that froze would hold for ever", async () => {
  const names = ["idle_in_transaction_session_timeout", "lock_timeout", "statement_timeout"];
  const rows = await readRows<{ limit: number }>(
    sql`SELECT setting::int AS limit FROM pg_settings WHERE name = ANY(${names}) ORDER BY name`,
  );
  expect(rows.map(({ limit }) => limit)).toEqual([10_000, 1800, 8000]);
});

test("a column whose type a migration changes fails no read, in or outside a transaction", async () => {
  const reads = {
    rows: () => readRows(sql`SELECT id, print_count FROM orders LIMIT 1`),
    prisma: () => db.order.findMany({ select: { id: true, printCount: true }, take: 1 }),
    transaction: () => transact(async (tx) => done(await tx.$queryRaw`SELECT print_count FROM orders LIMIT 1`)),
    statements: () => transactSql(async (tx) => done(await tx.$queryRaw`SELECT print_count FROM orders LIMIT 1`)),
  };
  const readAll = () => Promise.all(Array.from({ length: 4 }, () => Object.values(reads).map((read) => read())).flat());
  await readAll();
  await db.$executeRaw`ALTER TABLE orders ALTER print_count TYPE bigint`;
  for (let at = 0; at < 4; at++) expect(await readAll()).toHaveLength(16);
});

test("work that was left running on another database opens no connections for this one", async () => {
  await db.$disconnect();
  Reflect.deleteProperty(globalThis, "__taaza");
  vi.resetModules();
  const left = await import("./db.server.ts");
  left.openDatabase(databaseUrl().replace(/[^/]+$/, "test_gone"));
  Reflect.deleteProperty(globalThis, "__taaza");
  await expect(left.readRows(sql`SELECT 1 AS one`)).rejects.toThrow("does not exist");
  expect(await readRows(sql`SELECT 1 AS one`)).toEqual([{ one: 1 }]);
  expect(await db.$queryRaw`SELECT 1 AS one`).toEqual([{ one: 1 }]);
});

// last of the file: it throws the pool away
test("a database that vanished without a word costs seconds, and what hung on it is not used again", async () => {
  await db.$disconnect();
  Reflect.deleteProperty(globalThis, "__taaza");
  await line.lead(() => Promise.all([1, 2].map(() => readRows(sql`SELECT pg_sleep(0.1)::text`))));
  line.die();
  const since = startTicks();
  const read = () => readRows(sql`SELECT 1 AS one`);
  await Promise.allSettled([read(), transact(async (tx) => done(await tx.$queryRaw`SELECT 1 AS one`))]);
  expect(since()).toBeLessThan(15);
  expect(await read()).toEqual([{ one: 1 }]);
  expect(since()).toBeLessThan(16);
});

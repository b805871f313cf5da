import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { databaseUrl } from "#app/platform/db.server.ts";
import { connectionShortage, connectionsNeeded } from "./connection-budget.ts";

const client = new pg.Client({ connectionString: databaseUrl() });
await client.connect();
afterAll(() => client.end());

/** Ends a pool and waits until each of its connections is closed, which `end` alone does not. */
async function close(pool: pg.Pool) {
  let open = pool.totalCount;
  const closed = new Promise<void>((resolve) => {
    pool.on("remove", () => {
      open -= 1;
      if (open === 0) resolve();
    });
    if (open === 0) resolve();
  });
  await Promise.all([pool.end(), closed]);
}

test("five processes at their peak fit the embedded PostgreSQL, each with a full pool", async () => {
  const needed = connectionsNeeded({ workers: 5, pool: 20 });
  const pools = Array.from({ length: 5 }, () => new pg.Pool({ connectionString: databaseUrl(), max: Math.ceil(needed / 5) }));
  const questions = pools.flatMap((pool) =>
    Array.from({ length: Math.ceil(needed / 5) }, () => pool.query("SELECT pg_sleep(1)")),
  );
  const refused = (await Promise.allSettled(questions)).filter(({ status }) => status === "rejected");
  await Promise.all(pools.map(close));
  expect(refused).toEqual([]);
});

test("the start says in a sentence when the processes may open more connections than PostgreSQL accepts", async () => {
  expect(await connectionShortage(client, { workers: 5, pool: 20 })).toBeNull();
  expect(await connectionShortage(client, { workers: 64, pool: 20 })).toMatch(
    /^The shop may open 1434 connections .* PostgreSQL accepts \d+: lower DATABASE_POOL or raise max_connections\.$/,
  );
});

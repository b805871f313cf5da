import { expect, test } from "vitest";
import { db, readRows, sql } from "./db.server.ts";

// first of the file: Prisma, once it is asked, listens to the connections too
test("connections that break while nobody uses them end nothing", async () => {
  const broken: unknown[] = [];
  const hear = (problem: unknown) => void broken.push(String(problem));
  process.on("uncaughtException", hear);
  await Promise.all([readRows(sql`SELECT pg_sleep(0.1)::text`), readRows(sql`SELECT pg_sleep(0.1)::text`)]);
  await readRows(sql`SELECT pg_terminate_backend(pid)::text FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`);
  await new Promise((resolve) => setTimeout(resolve, 300));
  process.off("uncaughtException", hear);
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

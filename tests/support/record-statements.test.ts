import { expect, test } from "vitest";
import { done } from "#app/lib/outcome.ts";
import { db, sql, transactSql } from "#app/platform/db.server.ts";
import { recordStatements } from "./record-statements.ts";

const count = (at: number) => db.$queryRaw(sql`SELECT ${at}::int AS "at", ${`row ${at}`} AS row`);

test("statements are recorded on connections that were open before, of whatever caller", async () => {
  await Promise.all(Array.from({ length: 8 }, (_, at) => count(at))); // opens several connections, which stay
  const statements = await recordStatements(async () => {
    await count(1);
    await transactSql(async (tx) => done(await tx.$queryRaw(sql`SELECT ${2}::int AS "within"`)));
  });
  expect(statements.map(({ values }) => values)).toEqual([[1, "row 1"], [2]]);
});

test("nothing is recorded before or after", async () => {
  await count(1);
  expect(await recordStatements(async () => undefined)).toEqual([]);
  await count(2);
});

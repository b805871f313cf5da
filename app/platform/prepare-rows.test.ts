import { expect, test } from "vitest";
import { Placeholder, prepareRows, sql } from "./db.server.ts";

test("a prepared statement is given values by name each time, as often as it names them, beside its own", async () => {
  const word = new Placeholder("word");
  const read = prepareRows<{ said: string }>(sql`SELECT concat(${word}::text, ${" and "}::text, ${word}::text) AS said`);
  expect([await read({ word: "again" }), await read({ word: "'; --" })]).toEqual([
    [{ said: "again and again" }],
    [{ said: "'; -- and '; --" }],
  ]);
});

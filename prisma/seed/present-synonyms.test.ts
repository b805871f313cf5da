import { readFileSync } from "node:fs";
import pg from "pg";
import { expect, test } from "vitest";
import { databaseUrl, db } from "#app/platform/db.server.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import synonyms from "./catalogue/synonyms.json" with { type: "json" };

/** Applies to this shop what an update brings. */
async function update(): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  for (const name of ["20261123123000_present_synonyms", "202611281620003_more_spellings"])
    await client.query(readFileSync(`prisma/migrations/${name}/migration.sql`, "utf8"));
  await client.end();
}

const listGroups = async () => (await db.searchSynonym.findMany({ orderBy: { id: "asc" } })).map(({ words }) => words);

test("an update brings a running shop every group of words that a new shop has, once, and leaves its own as they are", async () => {
  await update();
  expect(await listGroups(), "a shop without goods gets them with its goods").toEqual([]);
  await makeProduct();
  const [first = [], second = []] = synonyms;
  const own = [second, [...first, "a word of staff"], ["bun", "bun kebab roti"]];
  await db.searchSynonym.createMany({ data: own.map((words) => ({ words })) });
  await update();
  const groups = await listGroups();
  expect(groups.slice(0, own.length)).toEqual(own);
  const lacking = synonyms.filter((words) => !groups.some((group) => words.every((word) => group.includes(word))));
  expect(lacking).toEqual([]);
  expect(groups).toHaveLength(synonyms.length + 1);
  await update();
  expect(await listGroups()).toHaveLength(groups.length);
});

import pg from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { databaseUrl, db, raw, sql } from "#app/platform/db.server.ts";
import { cloneProducts } from "#prisma/seed/clone-products.ts";
import { seedCatalogue } from "#prisma/seed/seed-catalogue.ts";
import { filterConditions, productOrders, productRows } from "./filter-products.server.ts";
import { everything } from "./product-query.ts";
import { type ProductSort, productSorts } from "./product-sorts.ts";
import { near } from "./search-nearest.server.ts";
import { found } from "./search-products.server.ts";
import { readSearch, type SearchWords } from "./search-words.server.ts";

beforeAll(async () => {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  await seedCatalogue(client, new Date());
  await cloneProducts(client, { upTo: 20_000 });
  await client.query("VACUUM ANALYZE");
  await client.end();
}, 120_000);

/** The steps in which PostgreSQL would go through the products one by one. */
async function scans(statement: ReturnType<typeof raw>): Promise<string[]> {
  const plan = await db.$queryRaw<{ "QUERY PLAN": string }[]>(sql`EXPLAIN ${statement}`);
  return plan.map((step) => step["QUERY PLAN"]).filter((step) => step.includes("Seq Scan on products"));
}

const understood = async (text: string) => (await readSearch(text, { unfinished: true })) as SearchWords;
const page = { where: raw(""), order: null, take: 25, skip: 0 };

test("a look through all products is noticed", async () => {
  expect(await scans(raw("SELECT * FROM products p WHERE p.description LIKE '%pahari%'"))).toHaveLength(1);
});

describe("in a shop of 20,000 products no product is read that need not be", () => {
  test.each(productSorts)("by a list of all, or of a category, sorted by %s", async (sort: ProductSort) => {
    for (const filters of [everything, { ...everything, category: 8 }])
      expect(await scans(productRows({ filters, sort, page: 1 }))).toEqual([]);
  });

  test.each(["milk", "doodh", "kg", "pack", "nestle chaunsa", "chocolte", "aam", "basmati chawal 5 kg"])(
    "by a search for %s, sorted or filtered",
    async (text) => {
      const words = await understood(text);
      const filtered = filterConditions({ ...everything, category: 8, inStock: true });
      expect(await scans(found(words, page))).toEqual([]);
      expect(await scans(found(words, { ...page, where: filtered, order: productOrders["price-low"] }))).toEqual([]);
      expect(await scans(near(words) ?? raw("SELECT 1"))).toEqual([]);
    },
  );
});

test("of many products that answer, 200 are compared", async () => {
  const rows = await db.$queryRaw<{ id: number }[]>(found(await understood("pack"), { ...page, take: 1000 }));
  expect(rows).toHaveLength(200);
});

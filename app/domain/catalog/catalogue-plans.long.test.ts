import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databaseUrl, db, raw, sql } from "#app/platform/db.server.ts";
import { cloneProducts } from "#prisma/seed/clone-products.ts";
import { seedCatalogue } from "#prisma/seed/seed-catalogue.ts";
import { doFewCost, filterConditions, productOrders, productRows } from "./internal/filter-products.server.ts";
import { staffRows } from "./internal/match-staff-products.server.ts";
import { type CommonWords, findCommonWords } from "./internal/search-common-words.server.ts";
import { everything, type ProductFilters, qualities } from "./product-query.ts";
import { productSorts } from "./product-sorts.ts";
import { near } from "./search-nearest.server.ts";
import { few, found, foundAmongMany, saidAnywhere, searchStatement, understand } from "./search-products.server.ts";
import { readSearch, type SearchWords } from "./search-words.server.ts";
import { type StaffFilter, staffSorts, stockStates } from "./staff-query.ts";

type Sql = ReturnType<typeof raw>;

/** Runs the thousands of EXPLAINs; Prisma would take as long over the answers as PostgreSQL. */
const client = new pg.Client({ connectionString: databaseUrl() });

beforeAll(async () => {
  await client.connect();
  await seedCatalogue(client, new Date());
  await cloneProducts(client, { upTo: 20_000 });
  await client.query("UPDATE products SET stock_quantity = id % 4 * 2000 WHERE id % 10 = 0");
  // frozen, for then it waits for a page that another process is just writing, instead of leaving it out
  await client.query("VACUUM (FREEZE, ANALYZE)");
  // PostgreSQL's own analysis, if it happens to look at the table, keeps the rows of before from being cleared away
  while (!(await isClear())) await client.query("VACUUM (FREEZE, ANALYZE) products");
});

/** Whether every page of the products holds nothing but rows that everybody sees, so that the index alone can answer. */
async function isClear(): Promise<boolean> {
  const { rows } = await client.query("SELECT relallvisible >= relpages AS clear FROM pg_class WHERE oid = 'products'::regclass");
  return rows[0].clear;
}

afterAll(() => client.end());

/** The steps in which PostgreSQL would go through the products one by one. */
async function scans(statement: Sql): Promise<string[]> {
  const { text, values } = sql`EXPLAIN ${statement}`;
  const { rows } = await client.query<{ "QUERY PLAN": string }>(text, values);
  return rows.map((step) => step["QUERY PLAN"]).filter((step) => step.includes("Seq Scan on products"));
}

type Step = {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Shared Hit Blocks": number;
  "Shared Read Blocks": number;
  Plans?: Step[];
};

async function run(statement: Sql): Promise<Step> {
  const { text, values } = sql`EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) ${statement}`;
  const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: Step }] }>(text, values);
  return rows[0]?.["QUERY PLAN"][0].Plan as Step;
}

/** How many blocks of 8 kB PostgreSQL touched: work counted, whatever else the machine is doing. */
const blocksOf = (plan: Step): number => plan["Shared Hit Blocks"] + plan["Shared Read Blocks"];

/** Whether it went through the products one by one. */
const isThroughAll = (step: Step): boolean =>
  (step["Node Type"] === "Seq Scan" && step["Relation Name"] === "products") || (step.Plans ?? []).some(isThroughAll);

/** How many products the indexes list before one of them is looked at. */
const listedBy = (step: Step): number =>
  (step["Node Type"] === "Bitmap Index Scan" ? step["Actual Rows"] * step["Actual Loops"] : 0) +
  (step.Plans ?? []).reduce((sum, part) => sum + listedBy(part), 0);

/** Every way to choose one of each. */
const choices = <Thing extends object>(...each: (readonly Partial<Thing>[])[]): Partial<Thing>[] =>
  each.reduce<Partial<Thing>[]>((sofar, some) => sofar.flatMap((one) => some.map((other) => ({ ...one, ...other }))), [{}]);

const narrowed = choices<ProductFilters>(
  [{}, { category: 8 }, { category: 1, subcategory: 1 }, { featured: true }],
  [{}, { brands: ["Nestlé"] }],
  [{}, { priceFrom: 10_000 as never, priceTo: 11_000 as never }, { priceFrom: 5_000 as never }],
  [{}, ...qualities.map((quality) => ({ quality }))],
  [{}, { inStock: true }],
  [{}, { discounted: true }],
).map((filters): ProductFilters => ({ ...everything, ...filters }));

/** So that each of several tests takes another third. */
const aThird = <Thing>(all: readonly Thing[], test: number): Thing[] => all.filter((_, at) => at % 3 === test % 3);

test("a look through all products is noticed", async () => {
  const look = raw("SELECT * FROM products p WHERE p.description LIKE '%pahari%'");
  expect(await scans(look)).toHaveLength(1);
  const plan = await run(look);
  expect(isThroughAll(plan)).toBe(true);
  expect(blocksOf(plan)).toBeGreaterThan(1500);
});

describe("in a shop of 20,000 products no product is read that need not be", () => {
  test.each(productSorts)("by a list sorted by %s, whatever it is narrowed by, on its first page or a late one", async (sort) => {
    const dear: string[] = [];
    for (const filters of narrowed)
      for (const page of [1, 40]) {
        const plan = await run(productRows({ filters, sort, page }));
        if (isThroughAll(plan) || blocksOf(plan) > 400) dear.push(`${JSON.stringify(filters)} page ${page}: ${blocksOf(plan)}`);
      }
    expect(dear).toEqual([]);
  });

  const words = ["milk", "doodh", "kg", "pack", "nestle chaunsa", "chocolte", "aam", "basmati chawal 5 kg"];
  const understood = async (text: string) => (await readSearch(text, { unfinished: true })) as SearchWords;
  const none: CommonWords = new Map();

  test.each(words)("by a search for %s, sorted or narrowed", async (text) => {
    const requested = await understood(text);
    const page = { filters: everything as ProductFilters, order: null, take: 25, skip: 0 };
    expect(await scans(found(requested, page))).toEqual([]);
    expect(await scans(near(requested, none) ?? raw("SELECT 1"))).toEqual([]);
    for (const filters of aThird(narrowed, words.indexOf(text)))
      expect(await scans(found(requested, { ...page, filters, order: productOrders["price-low"] }))).toEqual([]);
  });

  test("by a search for a word that all of them bear", async () => {
    const requested = await understood("pack");
    const page = { filters: everything, order: null, take: 25, skip: 0 };
    expect(blocksOf(await run(foundAmongMany(requested, page)))).toBeLessThan(1000);
    expect(near(requested, new Map([["pack", 0.9]]))).toBeNull();
  });

  /** Words in nearly all products, a third, a seventh, a tenth; combinations; in none; in none of the price range; prefixes. */
  const common = [
    "pack",
    "or",
    "g",
    "fresh",
    "kg",
    "care",
    "g pack",
    "1 kg pack",
    "fresh or pack",
    "or g",
    "ml g",
    "fruit pack",
    "pac",
  ];
  const priced = choices<ProductFilters>(
    [{}, { quality: "C" }, { quality: "B" }, { inStock: true }, { brands: ["Nestlé"] }, { category: 8 }],
    (
      [
        [400_000, null],
        [300_000, null],
        [200_000, null],
        [50_000, null],
        [null, 2_000],
        [null, 6_000],
        [null, 50_000],
        [10_000, 10_100],
        [10_000, 12_000],
        [11_051, 11_055],
        [31_000, 34_000],
        [20_000, 60_000],
      ] as [never, never][]
    ).map(([priceFrom, priceTo]) => ({ priceFrom, priceTo })),
  ).map((filters): ProductFilters => ({ ...everything, ...filters }));
  const statementOf = async (requested: SearchWords, filters: ProductFilters, page: { order?: Sql; take?: number } = {}) =>
    searchStatement(
      requested,
      { filters, order: null, take: 25, skip: 0, ...page },
      { common: await findCommonWords(), isPriceRare: await doFewCost(filters, few) },
    );

  test.each(common)("by a search for %s, which much of the shop says, whatever it costs", async (text) => {
    const requested = await understood(text);
    const dear: string[] = [];
    for (const filters of [everything, ...aThird(priced, common.indexOf(text))]) {
      const plan = await run(await statementOf(requested, filters, { order: productOrders["price-low"] }));
      const [blocks, listed] = [blocksOf(plan), listedBy(plan)];
      if (blocks > 1000 || listed > 7000) dear.push(`${JSON.stringify(filters)}: ${blocks} blocks, ${listed} listed`);
    }
    expect(dear).toEqual([]);
  });

  test("and whoever asks for a price is shown what answers, or at most 200 of it", async () => {
    const wrong: string[] = [];
    for (const text of ["pack", "g", "1 kg pack", "fresh or pack", "care"]) {
      const requested = await understood(text);
      const query = saidAnywhere(requested, await findCommonWords());
      for (const filters of priced) {
        const conditions = sql`p.status = 'active' ${filterConditions(filters)} AND p.search_vector @@ ${query}::tsquery`;
        const right = await db.$queryRaw<{ id: number }[]>(sql`SELECT id FROM products p WHERE ${conditions}`);
        const statement = await statementOf(requested, filters, { take: 1000 });
        const shown = await db.$queryRaw<{ id: number }[]>(statement);
        const ids = new Set(right.map(({ id }) => id));
        if (shown.length !== Math.min(200, ids.size) || shown.some(({ id }) => !ids.has(id)))
          wrong.push(`${text} ${JSON.stringify(filters)}: ${shown.length} of ${ids.size}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test.each(staffSorts)("by the back office's list sorted by %s, whatever it is filtered by", async (sort) => {
    const filters = choices<StaffFilter>(
      [{}, { category: 8 }, { category: 1, subcategory: 1 }],
      [{}, ...stockStates.map((stock) => ({ stock }))],
      [{}, { status: "active" }, { status: "draft" }, { status: "archived" }],
      [{}, { featured: true }, { discounted: true }],
    );
    const all: StaffFilter = {
      ...{ search: "", category: null, subcategory: null, stock: null, status: null },
      featured: false,
      discounted: false,
      sort,
      page: 1,
    };
    const dear: string[] = [];
    for (const filter of filters)
      for (const skip of [0, 2000]) {
        const through = await scans(staffRows({ ...all, ...filter }, { take: 51, skip }));
        if (through.length > 0) dear.push(`${JSON.stringify(filter)} after ${skip}`);
      }
    expect(dear).toEqual([]);
  });
});

/** The words that a statement looks up by prefix: PostgreSQL reads all products with any of them before it checks the other words. */
const beginningsIn = (statement: Sql | null): unknown[] =>
  (statement?.values ?? []).filter((value) => typeof value === "string" && value.includes(":*"));

test("what a typed word begins is looked up as the words it may become, and only the end of a number as its beginning", async () => {
  const common = await findCommonWords();
  const page = { filters: everything, order: null, take: 25, skip: 0 };
  const search = async (text: string) => (await readSearch(text, { unfinished: true })) as SearchWords;
  for (const text of ["pac fre tomato", "biscuti potat chocolte butter", "milk masala soap onion"]) {
    const requested = await search(text);
    for (const known of [common, new Map()]) expect(beginningsIn(found(requested, page, known)), text).toEqual([]);
    expect(beginningsIn(near(requested, common)), text).toEqual([]);
  }
  expect(beginningsIn(found(await search("sugar 350"), page))).not.toEqual([]);
});

test("of words that nothing answers together, what comes nearest says one of the four rarest; words that nobody knows are none of them", async () => {
  const requested = (await readSearch("xylophone kwertyuiop vbnmfgh lkjhgfds poiuytr toothbrush", {
    unfinished: true,
  })) as SearchWords;
  expect(
    (await db.$queryRaw<{ name: string }[]>(near(requested, await findCommonWords()) ?? raw("SELECT 1")))[0]?.name,
  ).toContain("Toothbrush");
  const many = (await readSearch("milk soap onion tomato candles rusk", { unfinished: true })) as SearchWords;
  const [candidates = ""] = (
    near(
      many,
      new Map([
        ["milk", 0.1],
        ["soap", 0.1],
      ]),
    )?.values ?? []
  ).filter((value) => /candle.*rusk/.test(`${value}`));
  expect(candidates).not.toMatch(/milk|soap/);
});

test("where nothing answers, the words of a search of up to four are taken for slips; a longer one is not asked again", async () => {
  const page = { filters: everything, order: null, take: 25, skip: 0 };
  const phraseOf = async (text: string) => (await understand(text, page)).words?.phrase;
  expect(await phraseOf("potat soap milk cocolate")).toBe("potato soap milk cocolate");
  expect(await phraseOf("potat soap milk cocolate masala")).toBe("potat soap milk cocolate masala");
});

test("of many products that answer, 200 are compared", async () => {
  const requested = (await readSearch("pack", { unfinished: true })) as SearchWords;
  const page = { filters: everything, order: null, take: 1000, skip: 0 };
  for (const statement of [found(requested, page), foundAmongMany(requested, page)])
    expect(await db.$queryRaw<{ id: number }[]>(statement)).toHaveLength(200);
});

test("a word that begins a common one still finds what begins so and is not said by many", async () => {
  const { categoryId } = await db.product.findFirstOrThrow();
  const data = { name: "Pacific Salt", companyName: "Khewra Salt House", description: "Pink.", price: 9000, categoryId };
  const { id } = await db.product.create({ data: { ...data, status: "active" } });
  const page = { filters: { ...everything, brands: [data.companyName] }, order: null, take: 24, skip: 0 };
  expect((await understand("pac", page)).rows.map((row) => row.id)).toEqual([id]);
  await db.product.delete({ where: { id } });
});

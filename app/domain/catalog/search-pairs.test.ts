import pg from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { databaseUrl } from "#app/platform/db.server.ts";
import { seedCatalogue } from "#prisma/seed/seed-catalogue.ts";
import brands from "#tests/fixtures/search-pairs/brands.json" with { type: "json" };
import english from "#tests/fixtures/search-pairs/english.json" with { type: "json" };
import romanUrdu from "#tests/fixtures/search-pairs/roman-urdu.json" with { type: "json" };
import setAside from "#tests/fixtures/search-pairs/set-aside.json" with { type: "json" };
import twoWords from "#tests/fixtures/search-pairs/two-words.json" with { type: "json" };
import typos from "#tests/fixtures/search-pairs/typos.json" with { type: "json" };
import { listProducts } from "./list-products.server.ts";
import { everything } from "./product-query.ts";

/** What people type, and the products any of which they mean; "…" at the end of a name stands for every size of it. */
type Pairs = Readonly<Record<string, readonly string[]>>;

/** The search was made with the first set at hand; the second, a third of all and drawn by lot, was only ever counted. */
const sets: Record<string, Pairs> = {
  "at hand": { ...english, ...romanUrdu, ...typos, ...brands, ...twoWords },
  "set aside": setAside,
};

beforeAll(async () => {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  await seedCatalogue(client, new Date());
  await client.query("VACUUM (ANALYZE)"); // as the shop's own start does
  await client.end();
});

const isMeant = (name: string, meant: readonly string[]) =>
  meant.some((one) => (one.endsWith("…") ? name.startsWith(one.slice(0, -1)) : name === one));

/** At which place the first product that was meant stands, from 1; Infinity when none is on the page. */
async function placeOf(search: string, meant: readonly string[]): Promise<number> {
  const { products } = await listProducts({ ...everything, search });
  return products.findIndex(({ name }) => isMeant(name, meant)) + 1 || Number.POSITIVE_INFINITY;
}

test("at least 300 searches are written down, a third of them set aside", () => {
  const [atHand = 0, aside = 0] = Object.values(sets).map((pairs) => Object.keys(pairs).length);
  expect(atHand + aside).toBeGreaterThanOrEqual(300);
  expect(aside / (atHand + aside)).toBeCloseTo(1 / 3, 1);
});

describe("of the searches people make in the shop as it opens", () => {
  test.each(Object.keys(sets))("those %s find what was meant among the first three, mostly first", async (name) => {
    const pairs = Object.entries(sets[name] ?? {});
    const places: number[] = [];
    const missed: string[] = [];
    for (const [search, meant] of pairs) {
      const place = await placeOf(search, meant);
      places.push(place);
      if (place > 3) missed.push(search);
    }
    const within = (most: number) => places.filter((place) => place <= most).length / pairs.length;
    const figures = `hit@1 ${within(1).toFixed(3)}, hit@3 ${within(3).toFixed(3)}`;
    process.stdout.write(`search, ${pairs.length} pairs ${name}: ${figures}; missed: ${missed.join(", ") || "none"}\n`);
    expect(within(3), missed.join(", ")).toBeGreaterThanOrEqual(0.95);
    expect(within(1)).toBeGreaterThanOrEqual(0.8);
  });
});

import pg from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { databaseUrl } from "#app/platform/db.server.ts";
import catalogue from "#prisma/seed/catalogue/products.json" with { type: "json" };
import { seedCatalogue } from "#prisma/seed/seed-catalogue.ts";
import brands from "#tests/fixtures/search-pairs/brands.json" with { type: "json" };
import english from "#tests/fixtures/search-pairs/english.json" with { type: "json" };
import onPhones from "#tests/fixtures/search-pairs/phones.json" with { type: "json" };
import onPhonesAside from "#tests/fixtures/search-pairs/phones-aside.json" with { type: "json" };
import romanUrdu from "#tests/fixtures/search-pairs/roman-urdu.json" with { type: "json" };
import setAside from "#tests/fixtures/search-pairs/set-aside.json" with { type: "json" };
import twoWords from "#tests/fixtures/search-pairs/two-words.json" with { type: "json" };
import typos from "#tests/fixtures/search-pairs/typos.json" with { type: "json" };
import { listProducts } from "./list-products.server.ts";
import { everything } from "./product-query.ts";

/**
 * What people type, and the products any of which they mean; "…" at the end of a name stands for every size of it, "in fruit" for
 * everything of that category.
 */
type Pairs = Readonly<Record<string, readonly string[]>>;

/**
 * The search was made with the sets at hand; those set aside, a random third of all, were only ever measured. At least so many
 * of a set find what was meant at the first place, and among the first three.
 */
const sets: Record<string, { pairs: Pairs; first: number; three: number }> = {
  "at hand": { pairs: { ...english, ...romanUrdu, ...typos, ...brands, ...twoWords }, first: 0.985, three: 0.99 },
  "set aside": { pairs: setAside, first: 0.97, three: 0.99 },
  "from phones at hand": { pairs: onPhones, first: 0.92, three: 0.97 },
  "from phones set aside": { pairs: onPhonesAside, first: 0.92, three: 0.97 },
};

beforeAll(async () => {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  await seedCatalogue(client, new Date());
  await client.query("VACUUM (ANALYZE)"); // as the shop's own start does
  await client.end();
});

const categoryOf = new Map(catalogue.map(({ name, category }) => [name, category]));

function isMeant(name: string, meant: readonly string[]): boolean {
  const named = meant.some((one) => (one.endsWith("…") ? name.startsWith(one.slice(0, -1)) : name === one));
  return named || meant.includes(`in ${categoryOf.get(name)}`);
}

/** At which place the first product that was meant stands, from 1; Infinity when none is on the page. */
async function placeOf(search: string, meant: readonly string[]): Promise<number> {
  const { products } = await listProducts({ ...everything, search });
  return products.findIndex(({ name }) => isMeant(name, meant)) + 1 || Number.POSITIVE_INFINITY;
}

test("at least 500 searches are written down, a third of them set aside", () => {
  const count = (isAside: boolean) =>
    Object.entries(sets)
      .filter(([name]) => name.endsWith("aside") === isAside)
      .reduce((sum, [, { pairs }]) => sum + Object.keys(pairs).length, 0);
  const [atHand, aside] = [count(false), count(true)];
  expect(atHand + aside).toBeGreaterThanOrEqual(500);
  expect(aside / (atHand + aside)).toBeCloseTo(1 / 3, 1);
});

describe("of the searches people make in the shop as it opens", () => {
  test.each(Object.entries(sets))("those %s find what was meant among the first three, mostly first", async (name, set) => {
    const pairs = Object.entries(set.pairs);
    const places: number[] = [];
    for (const [search, meant] of pairs) places.push(await placeOf(search, meant));
    const within = (max: number) => places.filter((place) => place <= max).length / pairs.length;
    const missed = pairs.flatMap(([search], at) => (Number(places[at]) > 3 ? [search] : []));
    const figures = `hit@1 ${within(1).toFixed(3)}, hit@3 ${within(3).toFixed(3)}`;
    process.stdout.write(`search, ${pairs.length} pairs ${name}: ${figures}; missed: ${missed.join(", ") || "none"}\n`);
    expect(within(3), missed.join(", ")).toBeGreaterThanOrEqual(set.three);
    expect(within(1)).toBeGreaterThanOrEqual(set.first);
  }); // hundreds of searches, on a machine that may be busy
});

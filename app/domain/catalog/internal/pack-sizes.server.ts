import { paisa } from "#app/lib/money.ts";
import { cachedRead } from "#app/platform/cached-read.server.ts";
import { db, raw, sql } from "#app/platform/db.server.ts";
import { type CardRow, toCard } from "../card.server.ts";
import type { Card, PackSize } from "../card.ts";
import { type CategoryIndex, findCategoryIndex } from "../categories.server.ts";

/** A piece of SQL. */
type Sql = ReturnType<typeof raw>;

/** An article has hardly more sizes; the dearest are left out. */
const maxSizes = 8;

type Sizes = readonly PackSize[];

/** Families whose sizes are kept at a time. */
const maxKept = 2_000;

/** The sizes of the families that cards asked for. */
const findKept = cachedRead("pack sizes", ["products"], async () => new Map<string, Sizes>());

/** Cards of these rows; the card of a family of sizes has them all, the cheapest first. */
export async function cardsWithSizes(rows: readonly CardRow[], index?: CategoryIndex): Promise<Card[]> {
  const families = [...new Set(rows.flatMap(({ pack_family: family }) => family ?? []))];
  const [facts, sizes] = await Promise.all([index ?? findCategoryIndex(), sizesOf(families)]);
  return rows.map((row) => {
    const card = toCard(row, facts);
    const ofFamily = sizes.get(row.pack_family ?? "") ?? [];
    if (ofFamily.length > 1) card.sizes = [...ofFamily];
    return card;
  });
}

async function sizesOf(families: readonly string[]): Promise<ReadonlyMap<string, Sizes>> {
  const kept = await findKept();
  const sizes = new Map(families.map((family) => [family, kept.get(family) ?? []]));
  const missing = families.filter((family) => !kept.has(family));
  if (missing.length === 0) return sizes;
  const rows = await readSizes(missing);
  if (kept.size + missing.length > maxKept) kept.clear();
  for (const family of missing) {
    const ofFamily = rows.filter((row) => row.family === family).slice(0, maxSizes);
    sizes.set(
      family,
      ofFamily.map(({ family: _, ...size }) => ({ ...size, price: paisa(size.price) })),
    );
    kept.set(family, sizes.get(family) ?? []);
  }
  return sizes;
}

const readSizes = (families: readonly string[]): Promise<(PackSize & { family: string })[]> =>
  db.$queryRaw<(PackSize & { family: string })[]>`
    SELECT p.id, p.unit, p.unit_size AS "unitSize", p.shown_price AS price, p.pack_family AS family FROM products p
    WHERE p.status = 'active' AND p.pack_family = ANY(${families}::text[])
    ORDER BY p.shown_price, p.id LIMIT ${families.length * maxSizes * 2}`;

/** `products p` with `listed.family`, which stays visible where `p` is another size. */
export const listedProducts = raw("products p CROSS JOIN LATERAL (SELECT p.pack_family AS family) AS listed");

/** Of a family of sizes only the one that comes first in the list, among those that the list is about. */
export const firstOfFamily = (conditions: Sql, order: Sql): Sql => sql`
  AND (listed.family IS NULL OR p.id = (
    SELECT p.id FROM (SELECT * FROM products p WHERE p.status = 'active' AND p.pack_family = listed.family ${conditions} OFFSET 0) AS p
    ORDER BY ${order} LIMIT 1))`;

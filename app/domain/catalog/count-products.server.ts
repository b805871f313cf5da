import { cachedReads } from "#app/platform/cached-read.server.ts";
import { db, sql } from "#app/platform/db.server.ts";
import type { CardRow } from "./card.server.ts";
import { filterConditions } from "./internal/filter-products.server.ts";
import { offeredBrands } from "./list-brands.server.ts";
import type { ProductFilters } from "./product-query.ts";
import { maxCandidates, understand } from "./search-products.server.ts";

/** Above this number a list shows only that there are more, so that counting reads no more rows than this. */
export const maxCountedProducts = 2_000;

/** How many cards a list has; `isMore`: at least so many. */
export type ListTotal = { count: number; isMore: boolean };

/** How many cards a list would have with one more choice, given the other filters. */
export type ChoiceCounts = {
  brands: Record<string, number>;
  qualities: Record<string, number>;
  inStock: number;
  discounted: number;
};

type Group = {
  brand: string | null;
  quality: string;
  inStock: boolean;
  discounted: boolean;
  family: string | null;
  products: number;
};

type Counts = { total: ListTotal; choices: ChoiceCounts | null };

/** What the counts of a list follow from; a query has its page and its order besides. */
const keyOf = ({
  category,
  subcategory,
  featured,
  brands,
  priceFrom,
  priceTo,
  quality,
  inStock,
  discounted,
}: ProductFilters): string =>
  JSON.stringify({ category, subcategory, featured, brands, priceFrom, priceTo, quality, inStock, discounted });

/** The cards of a list and of its choices; of a list of more than 2,000 products the choices are not counted. Sizes of one article count once. */
export const countProducts = (filters: ProductFilters): Promise<Counts> => findCounts(keyOf(filters));

const findCounts = cachedReads("list counts", ["products", "product"], (key: string) => readCounts(JSON.parse(key)), 500);

async function readCounts(filters: ProductFilters): Promise<Counts> {
  const groups = await readGroups(withoutChoices(filters));
  if (sumOf(groups) > maxCountedProducts) return { total: await countNarrowed(filters), choices: null };
  return countGroups(groups, filters);
}

/**
 * The brands of what a search finds, by name, at most 20, and how many cards each choice leaves; a search that finds as much as is ever
 * ranked leaves its choices uncounted. It reads at most 200 rows.
 */
export async function countFound(
  search: string,
  filters: ProductFilters,
): Promise<{ brands: string[]; choices: ChoiceCounts | null }> {
  const page = { filters: withoutChoices(filters), order: sql`p.id`, take: maxCandidates, skip: 0 };
  const { rows } = await understand(search, page);
  const { choices } = countGroups(rows.map(groupOf), filters);
  const brands = offeredBrands(choices.brands);
  return { brands, choices: rows.length < maxCandidates ? choices : null };
}

const withoutChoices = (filters: ProductFilters): ProductFilters => ({
  ...filters,
  ...{ brands: [], quality: null, inStock: false, discounted: false },
});

const groupOf = (row: CardRow): Group => ({
  brand: row.company_name || null,
  quality: row.quality,
  inStock: row.in_stock && row.stock_quantity !== 0,
  discounted: row.discount_active && row.discount_percent > 0,
  family: row.pack_family,
  products: 1,
});

function countGroups(groups: readonly Group[], filters: ProductFilters): { total: ListTotal; choices: ChoiceCounts } {
  const fits = {
    brand: ({ brand }: Group) => filters.brands.length === 0 || filters.brands.includes(brand ?? ""),
    quality: ({ quality }: Group) => filters.quality === null || quality === filters.quality,
    inStock: ({ inStock }: Group) => inStock || !filters.inStock,
    discounted: ({ discounted }: Group) => discounted || !filters.discounted,
  };
  /** The groups that fit every filter but one, whose choices are counted. */
  const without = (left: keyof typeof fits | null) =>
    groups.filter((group) => Object.entries(fits).every(([name, isFit]) => name === left || isFit(group)));
  return {
    total: { count: cardsOf(without(null)), isMore: false },
    choices: {
      brands: countsOf(without("brand"), ({ brand }) => brand),
      qualities: countsOf(without("quality"), ({ quality }) => quality),
      inStock: cardsOf(without("inStock").filter(({ inStock }) => inStock)),
      discounted: cardsOf(without("discounted").filter(({ discounted }) => discounted)),
    },
  };
}

const readGroups = (filters: ProductFilters): Promise<Group[]> => db.$queryRaw<Group[]>`
  SELECT brand, quality, "inStock", discounted, family, count(*)::int AS products FROM (
    SELECT p.company_name AS brand, p.quality::text AS quality, p.stock_level > 0 AS "inStock",
      p.discount_active AND p.discount_percent > 0 AS discounted, p.pack_family AS family
    FROM products p WHERE p.status = 'active' ${filterConditions(filters)} LIMIT ${maxCountedProducts + 1}) AS listed
  GROUP BY brand, quality, "inStock", discounted, family`;

async function countNarrowed(filters: ProductFilters): Promise<ListTotal> {
  const [row] = await db.$queryRaw<{ cards: number; products: number }[]>(sql`
    SELECT (count(*) FILTER (WHERE family IS NULL) + count(DISTINCT family))::int AS cards, count(*)::int AS products
    FROM (SELECT p.pack_family AS family FROM products p WHERE p.status = 'active' ${filterConditions(filters)}
      LIMIT ${maxCountedProducts + 1}) AS listed`);
  const isMore = (row?.products ?? 0) > maxCountedProducts;
  return { count: isMore ? maxCountedProducts : (row?.cards ?? 0), isMore };
}

const sumOf = (groups: readonly Group[]): number => groups.reduce((sum, { products }) => sum + products, 0);

function cardsOf(groups: readonly Group[]): number {
  const families = new Set(groups.flatMap(({ family }) => family ?? []));
  return sumOf(groups.filter(({ family }) => family === null)) + families.size;
}

function countsOf(groups: readonly Group[], of: (group: Group) => string | null): Record<string, number> {
  const named = new Map<string, Group[]>();
  for (const group of groups) {
    const name = of(group);
    const same = name === null ? null : named.get(name);
    if (same) same.push(group);
    else if (name !== null) named.set(name, [group]);
  }
  return Object.fromEntries([...named].map(([name, some]) => [name, cardsOf(some)]));
}

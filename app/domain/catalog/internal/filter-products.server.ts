import { maxPaisa } from "#app/lib/money.ts";
import { db, join, raw, sql, unnamed } from "#app/platform/db.server.ts";
import { cardColumns } from "../card.server.ts";
import { isNarrowed, type ProductFilters } from "../product-query.ts";
import { type ProductSort, pageSize } from "../product-sorts.ts";
import { firstOfFamily, listedProducts } from "./pack-sizes.server.ts";

const nothing = raw("");

type Sql = typeof nothing;

/**
 * What each order sorts by; the id comes last, so that no product is on two pages. `shown_price` is what a customer pays for one
 * selling unit, paisa: `customerPrice` of lib/price in SQL, so that lists go by what people see.
 */
export const productOrders = {
  popular: sql`p.popularity DESC, p.id`,
  "price-low": sql`p.shown_price, p.id`,
  "price-high": sql`p.shown_price DESC, p.id DESC`,
  newest: sql`p.created_at DESC, p.id`,
  name: sql`p.name, p.id`,
} as const satisfies Record<ProductSort, Sql>;

type Page = { filters: ProductFilters; sort: ProductSort; page: number; everySize?: boolean };

/**
 * The statement that reads the cards of one page of a list, and one row more, which shows that another page follows. Its products
 * are found in an index alone and only then looked up. First pages are read all day, so their statements are prepared and hold no
 * number that PostgreSQL would have to guess; further pages and finer filters come in thousands of shapes.
 */
export function productRows({ filters, sort, page, everySize }: Page): Sql {
  const isDefault = page === 1 && !isNarrowed(filters);
  const earlier = page > 1 ? sql`OFFSET ${(page - 1) * pageSize}` : nothing;
  const conditions = filterConditions(filters);
  const oneSize = everySize ? nothing : firstOfFamily(conditions, productOrders[sort]);
  return sql`${isDefault ? nothing : unnamed}SELECT ${cardColumns} FROM (
      SELECT p.id FROM ${listedProducts} WHERE p.status = 'active' ${conditions} ${oneSize}
      ORDER BY ${productOrders[sort]} LIMIT ${raw(String(pageSize + 1))} ${earlier}) AS page
    JOIN products p ON p.id = page.id ORDER BY ${productOrders[sort]}`;
}

/**
 * Conditions on `products p` for a search, each beginning with AND. `facets` are looked up in the full-text index as one more word;
 * so is the price, in steps, where many products match the words. The exact price is then compared in the products that are left:
 * the sum keeps PostgreSQL from going through an index of prices besides.
 *
 * @param among one more facet that they must have
 */
export function foundConditions(filters: ProductFilters, { among, areMany }: { among?: "popular"; areMany: boolean }): Sql {
  const facets = facetsOf(filters).concat(among ?? []);
  const [from, to] = pricesOf(filters) ?? [];
  const conditions = stockConditions(filters);
  if (from !== undefined) conditions.unshift(sql`AND p.shown_price + 0 BETWEEN ${from} AND ${to}`);
  if (from !== undefined && areMany) conditions.unshift(sql`AND p.facets && price_facets(${from}::int, ${to}::int)`);
  if (filters.brands.length > 1) conditions.unshift(sql`AND p.facets && ${filters.brands.map(brandFacet)}::text[]`);
  if (facets.length > 0) conditions.unshift(sql`AND p.facets @> ${facets}::text[]`);
  return conditions.length > 0 ? join(conditions, " ") : nothing;
}

/** The lower and upper price bound, paisa; null when prices do not matter. */
const pricesOf = ({ priceFrom, priceTo }: ProductFilters): [number, number] | null =>
  priceFrom === null && priceTo === null ? null : [priceFrom ?? 0, priceTo ?? maxPaisa];

/** The values of the column of this name. */
function facetsOf({ category, subcategory, featured, brands: [brand, another], quality, discounted }: ProductFilters): string[] {
  const facets = [
    subcategory ? `shelf ${subcategory}` : category && `category ${category}`,
    brand && !another && brandFacet(brand),
    quality && `quality ${quality}`,
    featured && "featured",
    discounted && "discounted",
  ];
  return facets.filter((facet) => typeof facet === "string");
}

const brandFacet = (brand: string): string => `brand ${brand}`;

/** Conditions on `products p` for a list, which follow the one on its status, each beginning with AND. */
export function filterConditions(filters: ProductFilters): Sql {
  const conditions = [...categoryConditions(filters), ...finerConditions(filters)];
  return conditions.length > 0 ? join(conditions, " ") : nothing;
}

function categoryConditions({ category, subcategory, featured }: ProductFilters): Sql[] {
  const conditions: Sql[] = [];
  if (subcategory) conditions.push(sql`AND p.subcategory_id = ${subcategory}`);
  else if (category) conditions.push(sql`AND p.category_id = ${category}`);
  if (featured) conditions.push(raw("AND p.featured"));
  return conditions;
}

function finerConditions(filters: ProductFilters): Sql[] {
  const { quality, discounted } = filters;
  const [brand, another] = filters.brands;
  const conditions = [...priceConditions(filters), ...stockConditions(filters)];
  if (another) conditions.push(sql`AND p.company_name = ANY(${filters.brands}::text[])`);
  else if (brand) conditions.push(sql`AND p.company_name = ${brand}`);
  if (quality) conditions.push(sql`AND p.quality = ${quality}::quality`);
  if (discounted) conditions.push(raw("AND p.discount_active AND p.discount_percent > 0"));
  return conditions;
}

function priceConditions(filters: ProductFilters): Sql[] {
  const prices = pricesOf(filters);
  return prices ? [sql`AND p.shown_price BETWEEN ${prices[0]} AND ${prices[1]}`] : [];
}

/** Whether at most so many products are in the price range: then filtering these is cheaper than any other index. */
export async function doFewCost(filters: ProductFilters, few: number): Promise<boolean> {
  const [price] = priceConditions(filters);
  if (!price) return false;
  const [row] = await db.$queryRaw<{ isFew: boolean }[]>`
    SELECT count(*) <= ${few} AS "isFew"
    FROM (SELECT FROM products p WHERE p.status = 'active' ${price} LIMIT ${few + 1}) AS priced`;
  return row?.isFew ?? false;
}

const stockConditions = ({ inStock }: ProductFilters): Sql[] => (inStock ? [raw("AND p.stock_level > 0")] : []);

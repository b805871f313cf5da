import { maxPaisa } from "#app/lib/money.ts";
import { join, raw, sql, unnamed } from "#app/platform/db.server.ts";
import { cardColumns } from "./card.server.ts";
import type { ProductFilters } from "./product-query.ts";
import { type ProductSort, pageSize } from "./product-sorts.ts";

const nothing = raw("");

type Sql = typeof nothing;

/** What a customer pays for one selling unit, paisa: `customerPrice` of lib/price in SQL, indexed, so that lists go by what people see. */
const shownPrice = raw("customer_price(p.price, p.discount_percent, p.discount_active)");

/** What each order sorts by; the id comes last, so that no product is on two pages. */
export const productOrders = {
  popular: sql`p.popularity DESC, p.id`,
  "price-low": sql`${shownPrice}, p.id`,
  "price-high": sql`${shownPrice} DESC, p.id DESC`,
  newest: sql`p.created_at DESC, p.id`,
  name: sql`p.name, p.id`,
} as const satisfies Record<ProductSort, Sql>;

type Page = { filters: ProductFilters; sort: ProductSort; page: number };

/**
 * The statement that reads the cards of one page of a list, and one row more, which tells that another page follows. Finer filters
 * come in hundreds of combinations, so their statements take no name from one that is asked often.
 */
export function productRows({ filters, sort, page }: Page): Sql {
  const isFine = finerConditions(filters).length > 0;
  return sql`${isFine ? unnamed : nothing}SELECT ${cardColumns} FROM products p
    WHERE p.status = 'active' ${filterConditions(filters)}
    ORDER BY ${productOrders[sort]} LIMIT ${pageSize + 1} OFFSET ${(page - 1) * pageSize}`;
}

/** Conditions on `products p` that follow the one on its status, each beginning with AND. */
export function filterConditions(filters: ProductFilters): Sql {
  const conditions = [...shelfConditions(filters), ...finerConditions(filters)];
  return conditions.length > 0 ? join(conditions, " ") : nothing;
}

function shelfConditions({ category, subcategory, featured }: ProductFilters): Sql[] {
  const conditions: Sql[] = [];
  if (subcategory) conditions.push(sql`AND p.subcategory_id = ${subcategory}`);
  else if (category) conditions.push(sql`AND p.category_id = ${category}`);
  if (featured) conditions.push(raw("AND p.featured"));
  return conditions;
}

function finerConditions({ brand, priceFrom, priceTo, quality, inStock, discounted }: ProductFilters): Sql[] {
  const conditions: Sql[] = [];
  if (brand) conditions.push(sql`AND p.company_name = ${brand}`);
  if (priceFrom !== null || priceTo !== null)
    conditions.push(sql`AND ${shownPrice} BETWEEN ${priceFrom ?? 0} AND ${priceTo ?? maxPaisa}`);
  if (quality) conditions.push(sql`AND p.quality = ${quality}::quality`);
  if (inStock) conditions.push(raw("AND p.in_stock AND p.stock_quantity IS DISTINCT FROM 0"));
  if (discounted) conditions.push(raw("AND p.discount_active AND p.discount_percent > 0"));
  return conditions;
}

import { db, raw, sql } from "#app/platform/db.server.ts";
import { type CardRow, cardColumns, toCard } from "./card.server.ts";
import type { Card } from "./card.ts";
import { findCategoryFacts } from "./categories.server.ts";
import { type ProductSort, pageSize } from "./product-sorts.ts";
import { readSearch, type SearchWords } from "./search-words.server.ts";

/** Which products, in which order, which page of them. */
export type ProductQuery = {
  search: string;
  category: number | null;
  subcategory: number | null;
  featured: boolean;
  sort: ProductSort;
  page: number;
};

/** One page of products, and whether another follows. */
export type ProductPage = { products: Card[]; hasNext: boolean };

const nothing = raw("");

/** The price after the discount, by the rule of lib/price: lists are sorted by what customers see. */
const shownPrice = raw(`CASE WHEN p.discount_active AND p.discount_percent > 0
  THEN least(p.price, greatest((p.price::bigint * (10000 - p.discount_percent) + 500000) / 1000000 * 100, 100)) ELSE p.price END`);

const orders = {
  popular: sql`p.popularity DESC, p.id`,
  "price-low": sql`${shownPrice}, p.id`,
  "price-high": sql`${shownPrice} DESC, p.id`,
  newest: sql`p.created_at DESC, p.id`,
  name: sql`p.name, p.id`,
} as const satisfies Record<ProductSort, unknown>;

/**
 * One page of what customers may see: active products only. A search without an order of its own puts first what says the
 * words in its name. Reads one row more than it shows to know whether a next page exists, for counting all costs far more.
 */
export async function listProducts({ search, sort, page, ...filter }: ProductQuery): Promise<ProductPage> {
  const [facts, words] = await Promise.all([findCategoryFacts(), search ? readSearch(search) : null]);
  if (search && !words) return { products: [], hasNext: false };
  const order = words && sort === "popular" ? sql`${nearness(words)}, ${orders.popular}` : orders[sort];
  let rows = await readRows(sql`${where(filter)} ${words ? matching(words) : nothing}`, order, page);
  if (rows.length === 0 && page === 1 && words)
    rows = await readRows(sql`${where(filter)} ${resembling(words)}`, likeness(words), 1);
  return { products: rows.slice(0, pageSize).map((row) => toCard(row, facts)), hasNext: rows.length > pageSize };
}

type Sql = typeof nothing;

const readRows = (condition: Sql, order: Sql, page: number): Promise<CardRow[]> => db.$queryRaw<CardRow[]>`
  SELECT ${cardColumns} FROM products p WHERE p.status = 'active' ${condition}
  ORDER BY ${order} LIMIT ${pageSize + 1} OFFSET ${(page - 1) * pageSize}`;

function where({ category, subcategory, featured }: Pick<ProductQuery, "category" | "subcategory" | "featured">): Sql {
  const inShelf = subcategory ? sql`AND p.subcategory_id = ${subcategory}` : nothing;
  const inCategory = category ? sql`AND p.category_id = ${category}` : nothing;
  return sql`${inCategory} ${inShelf} ${featured ? raw("AND p.featured") : nothing}`;
}

/** The longest pattern stands alone because only then the trigram index finds it. */
const matching = ({ patterns }: SearchWords): Sql =>
  sql`AND p.search_text ~ ${patterns[0]} AND p.search_text ~ ALL(${patterns.slice(1)}::text[])`;

/** 0 for each typed word that stands in the name, 1 where it stands elsewhere, 2 where only a synonym does. */
const nearness = ({ typed }: SearchWords): Sql => sql`(
  SELECT sum(CASE WHEN place = 0 THEN 2 WHEN place <= length(p.name) + length(coalesce(p.name_ur, '')) + 1 THEN 0 ELSE 1 END)
  FROM unnest(${typed.map((word) => `\\m${word}`)}::text[]) AS word, regexp_instr(p.search_text, word) AS place)`;

/** How alike two words must be to pass for one another when nothing was found as it was typed. */
const alike = 0.5;

const resembling = ({ typed }: SearchWords): Sql =>
  sql`AND (SELECT min(word_similarity(word, p.search_text)) FROM unnest(${typed}::text[]) AS word) >= ${alike}`;

const likeness = ({ typed }: SearchWords): Sql =>
  sql`(SELECT sum(word_similarity(word, p.search_text)) FROM unnest(${typed}::text[]) AS word) DESC, ${orders.popular}`;

import type { ProductStatus } from "#app/generated/prisma/enums.ts";
import { barcodeSpellings } from "#app/lib/gtin.ts";
import { db, join, raw, sql } from "#app/platform/db.server.ts";
import { nearness, saidAnywhere, saidInName } from "../search-products.server.ts";
import { readSearch, type SearchWords } from "../search-words.server.ts";
import { maxAtOnce, type StaffFilter, type StaffFilterName, type StaffSort } from "../staff-query.ts";
import { askInSteps } from "./search-steps.server.ts";
import { listMeantCategories } from "./search-subcategories.server.ts";

type Sql = ReturnType<typeof raw>;

type Part = { take: number; skip: number };

/** What each order goes by, and in which direction; the id decides between equals. Each has an index that begins with the status. */
const sorts = {
  name: { key: "p.name", order: "key, id" },
  newest: { key: "p.created_at", order: "key DESC, id" },
  "price-low": { key: "p.price", order: "key, id" },
  "price-high": { key: "p.price", order: "key DESC, id DESC" },
  popular: { key: "p.popularity", order: "key DESC, id" },
} as const satisfies Record<StaffSort, { key: string; order: string }>;

const stockConditions = {
  in: "AND p.stock_level > 0",
  low: "AND p.stock_level = 1",
  out: "AND p.stock_level = 0",
} as const;

/** What each filter asks of a product. */
const conditions: { readonly [Name in StaffFilterName]: (filter: StaffFilter) => Sql | null } = {
  category: ({ category, subcategory }) => (category && !subcategory ? sql`AND p.category_id = ${category}` : null),
  subcategory: ({ subcategory }) => (subcategory ? sql`AND p.subcategory_id = ${subcategory}` : null),
  stock: ({ stock }) => (stock ? raw(stockConditions[stock]) : null),
  status: () => null, // each status is read by itself
  featured: ({ featured }) => (featured ? raw("AND p.featured") : null),
  discounted: ({ discounted }) => (discounted ? raw("AND p.discount_active AND p.discount_percent > 0") : null),
};

function conditionsOf(filter: StaffFilter): Sql {
  const asked = Object.values(conditions).flatMap((conditionOf) => conditionOf(filter) ?? []);
  return asked.length > 0 ? join(asked, " ") : raw("");
}

const statusesOf = ({ status }: StaffFilter): ProductStatus[] => (status ? [status] : ["active", "draft"]);

const statusOf = (status: ProductStatus) => sql`p.status = ${raw(`'${status}'`)}`;

/** Each status is read in order from its own index, so that a page costs no more in a shop of 100,000 products than in one of 500. */
export function staffRows(filter: StaffFilter, { take, skip }: Part): Sql {
  const { key, order } = sorts[filter.sort];
  const ofStatus = (status: ProductStatus) => sql`(SELECT p.id, ${raw(key)} AS key FROM products p
    WHERE ${statusOf(status)} ${conditionsOf(filter)} ORDER BY ${raw(order)} LIMIT ${take + skip})`;
  const listed = join(statusesOf(filter).map(ofStatus), " UNION ALL ");
  return sql`SELECT id FROM (${listed}) AS listed ORDER BY ${raw(order)} LIMIT ${take} OFFSET ${skip}`;
}

/** A number may be a product's own, or its barcode. */
function numbered(filter: StaffFilter): Sql {
  const text = filter.search.replace(/^#/, "");
  const id = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return sql`(SELECT ${found} FROM products p
    WHERE (lower(p.barcode) = ANY(${barcodeSpellings(text)}::text[]) OR p.id = ${id}) AND (${join(statusesOf(filter).map(statusOf), " OR ")}) ${conditionsOf(filter)})`;
}

const found = raw("p.id, p.name, p.search_text, p.search_vector, p.category_id, p.created_at, p.price, p.popularity");

/** Matches in the name come first; a list without an order of its own starts with the best matches, as the storefront's search does. */
function find(filter: StaffFilter, words: SearchWords | null, { take, skip }: Part): Sql {
  const { key, order } = sorts[filter.sort];
  const saying = (condition: Sql) => sql`(SELECT ${found} FROM products p
    WHERE (${join(statusesOf(filter).map(statusOf), " OR ")}) ${conditionsOf(filter)} AND ${condition})`;
  const candidates = words
    ? sql`UNION ALL ${saying(sql`p.name_vector @@ (SELECT ${saidInName(words)}::tsquery)`)}
      UNION ALL ${saying(sql`p.search_vector @@ (SELECT ${saidAnywhere(words)}::tsquery) AND NOT p.name_vector @@ ${saidInName(words)}::tsquery`)}`
    : raw("");
  const best = words && filter.sort === "name" ? nearness(words, saidInName(words, ":A")) : null;
  const sorted = best ? raw("best DESC, popularity DESC, id") : raw(order);
  return sql`SELECT id FROM (
      SELECT DISTINCT ON (p.id) p.id, p.popularity, ${raw(key)} AS key, ${best ?? raw("0")} AS best
      FROM (${numbered(filter)} ${candidates} LIMIT ${maxAtOnce}) AS p) AS listed
    ORDER BY ${sorted} LIMIT ${take} OFFSET ${skip}`;
}

const ask = async (ids: Sql): Promise<number[]> => (await db.$queryRaw<{ id: number }[]>(ids)).map(({ id }) => id);

/** The rows that answer a text; where nothing does, words that only begin a known one are taken for slips. */
async function answer(filter: StaffFilter, text: string, { part, preferred }: { part: Part; preferred: readonly string[] }) {
  const rowsOf = async (read: SearchWords | null) =>
    ask(find(filter, read && { ...read, preferred, categories: await listMeantCategories(read) }, part));
  const words = await readSearch(text, { unfinished: true });
  const rows = await rowsOf(words);
  if (rows.length > 0 || part.skip > 0 || !words?.isBegun) return { words, rows };
  const corrected = await readSearch(text, { unfinished: false });
  if (!corrected || corrected.phrase === words.phrase) return { words, rows };
  return { words: corrected, rows: await rowsOf(corrected) };
}

/**
 * The ids of the products that a filter finds, in its order. A search reads barcode, number and words in both languages as the shop's
 * own does, best first where the list has no other order, and compares a thousand products at most; `#4` asks for a number alone.
 */
export async function matchStaffProducts(filter: StaffFilter, part: Part): Promise<number[]> {
  if (!filter.search) return ask(staffRows(filter, part));
  if (/^#\d+$/.test(filter.search)) return ask(find(filter, null, part));
  const { rows } = await askInSteps<number>(
    filter.search,
    (text, { preferred, isFirst }) => answer(filter, text, { part: isFirst ? { take: 1, skip: 0 } : part, preferred }),
    part.skip > 0,
  );
  return rows;
}

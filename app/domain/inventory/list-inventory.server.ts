import { readSearch, type SearchWords } from "#app/domain/catalog/search-words.server.ts";
import { barcodeSpellings } from "#app/lib/gtin.ts";
import type { Paisa } from "#app/lib/money.ts";
import { customerPrice } from "#app/lib/price.ts";
import type { Thousandths } from "#app/lib/quantity.ts";
import { db, raw, sql, unnamed } from "#app/platform/db.server.ts";

/** A product as the inventory picker offers it: what a customer pays for a unit now in paisa, what is left in thousandths (null: not tracked); `inStock` only while it is on sale. */
export type InventoryProduct = {
  id: number;
  name: string;
  nameUr: string | null;
  category: string;
  unit: string;
  /** how much of the unit one piece holds: `1.5` of a litre */
  unitSize: string | null;
  imageUrl: string | null;
  soldByWeight: boolean;
  step: Thousandths;
  inStock: boolean;
  price: Paisa;
  left: Thousandths | null;
  /** what a unit costs the shop, paisa; read only for who may see it */
  cost?: number | null;
};

/** The picker shows no more; who looks for something types a part of it. */
const maxOffered = 100;

type Sql = ReturnType<typeof raw>;
type Row = Omit<InventoryProduct, "price"> & { price: Paisa; discountPercent: number; discountActive: boolean };

/** Whether the cost of each product is read too: for those alone who may see it. */
type Reading = { withCost?: boolean };

const selectProducts = ({ withCost = false }: Reading) =>
  raw(`SELECT p.id, p.name, p.name_ur AS "nameUr", c.name AS category, p.unit, p.unit_size AS "unitSize", p.picture_url AS "imageUrl",
  p.sold_by_weight AS "soldByWeight", p.quantity_step AS step, p.status = 'active' AND p.in_stock AS "inStock", p.price,
  p.discount_percent AS "discountPercent", p.discount_active AS "discountActive", p.stock_quantity AS left
  ${withCost ? ", p.cost_price AS cost" : ""} FROM products p JOIN categories c ON c.id = p.category_id`);

const isInStock = raw("p.status = 'active' AND p.stock_level > 0");

const byName = raw(`ORDER BY p.name, p.id LIMIT ${maxOffered}`);

/**
 * A condition that a description contains all of these as prefixes; null for one or two letters, which are a prefix in nearly every
 * description.
 */
function beginnings(text: string): string | null {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.some((word) => word.length > 2) ? words.map((word) => `'${word}':*`).join(" & ") : null;
}

/**
 * The full-text query for products with every search word in name, brand, keywords or category: each word as a prefix, be it one
 * character, or a synonym.
 */
const begunAnywhere = ({ asked }: SearchWords): string =>
  asked.map(({ typed, meant }) => `(${[`${inARow(typed)}:*`, ...meant.map(inARow)].join(" | ")})`).join(" & ");

const inARow = (phrase: string): string => phrase.replaceAll(" ", " <-> ");

/**
 * Matches in name, brand, keywords, category or description, or of the barcode: the first of each by name. The words are literal in
 * the statement, so that the planner uses the index for a rare word and the order of names for a frequent one.
 */
function saying(text: string, words: SearchWords | null): Sql {
  const matching = (condition: Sql) => sql`(SELECT p.id FROM products p WHERE ${isInStock} AND ${condition} ${byName})`;
  const described = beginnings(text);
  return sql`${matching(sql`lower(p.barcode) = ANY(${barcodeSpellings(text)}::text[])`)}
    ${words ? sql`UNION ${matching(sql`p.search_vector @@ ${begunAnywhere(words)}::tsquery`)}` : sql``}
    ${described ? sql`UNION ${matching(sql`to_tsvector('simple', p.description) @@ ${described}::tsquery`)}` : sql``}`;
}

async function search(text: string, reading: Reading): Promise<Row[]> {
  const find = (words: SearchWords | null) =>
    db.$queryRaw<Row[]>`${unnamed} ${selectProducts(reading)} WHERE p.id IN (${saying(text, words)}) ${byName}`;
  const words = await readSearch(text, { unfinished: true });
  const found = await find(words);
  if (found.length > 0 || !words) return found;
  const corrected = await readSearch(text, { unfinished: false });
  return corrected && corrected.phrase !== words.phrase ? find(corrected) : found;
}

const productOf = ({ discountPercent, discountActive, ...row }: Row): InventoryProduct => ({
  ...row,
  price: customerPrice({ price: row.price, discountPercent, discountActive }),
});

/**
 * The products that are in stock, by name (A7.37); `text` is words of a name, a description or a category, spelt as customers
 * spell them, or a barcode (A5.24).
 */
export async function listInventory(text: string, reading: Reading = {}): Promise<InventoryProduct[]> {
  const rows = text
    ? await search(text, reading)
    : await db.$queryRaw<Row[]>`${selectProducts(reading)} WHERE ${isInStock} ${byName}`;
  return rows.map(productOf);
}

/** Products by their ids, in stock or not; one that is not there is missing. */
export async function readInventory(ids: readonly number[], reading: Reading = {}): Promise<Map<number, InventoryProduct>> {
  const rows = await db.$queryRaw<Row[]>`${selectProducts(reading)} WHERE p.id = ANY(${[...ids]})`;
  return new Map(rows.map((row) => [row.id, productOf(row)]));
}

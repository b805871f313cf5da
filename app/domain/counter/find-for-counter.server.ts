import { type CardRow, cardColumns } from "#app/domain/catalog/card.server.ts";
import { everything } from "#app/domain/catalog/product-query.ts";
import { understand } from "#app/domain/catalog/search-products.server.ts";
import { parseQuantity, thousandths } from "#app/lib/quantity.ts";
import { db } from "#app/platform/db.server.ts";
import type { CounterProduct } from "./counter-product.ts";
import { listBoughtBefore } from "./internal/bought-before.server.ts";
import { findPackages, namesIn, type PackageHit } from "./internal/find-packages.server.ts";
import { type ParsedLine, parseList } from "./internal/parse-list.ts";
import { toCounterProduct } from "./internal/to-counter-product.server.ts";
import type { Offer } from "./match-list.server.ts";
import { misfit, sellingQuantity } from "./selling-quantity.ts";

/** What the counter's field offers for a text; `isScan` when it is the barcode of the one product. */
export type Findings = { text: string; isScan: boolean; offers: Offer[] };

const maxOffers = 6;
const one = thousandths(1000);

/** What stands on packets: EAN, UPC and the shop's own labels. */
const barcode = /^[0-9A-Z-]{6,32}$/i;

async function scanned(text: string): Promise<CardRow[]> {
  if (!barcode.test(text) || !/\d{4}/.test(text)) return [];
  return db.$queryRaw<CardRow[]>`SELECT ${cardColumns} FROM products p WHERE p.barcode = ${text} AND p.status = 'active'`;
}

/** "2al" is two of what begins with al; 7up is a name. */
const glued = /^\s*(\d{1,3}(?:\.\d{1,3})?)(\p{L}.*)$/su;

/** The text with a glued amount apart from it, as a line; null where none is glued to it, or the whole is a name. */
async function readGlued(text: string): Promise<ParsedLine | null> {
  const [, number, words] = glued.exec(text) ?? [];
  const quantity = parseQuantity(number ?? "");
  if (!words || !quantity) return null;
  const [named] = await db.$queryRaw<unknown[]>`
    SELECT FROM products WHERE status = 'active' AND search_vector @@ phraseto_tsquery('simple', fold_words(${text}))
      AND search_text LIKE '%|' || trim(fold_words(${text})) || '%' LIMIT 1`;
  if (named) return null;
  const [line] = parseList(`${number} ${words}`);
  if (line?.isCounted) return line;
  return { quantity, unit: null, size: null, words, original: text, isCounted: true }; // "1ke": two letters may be a word of small talk
}

/** A short query is not selective: it matches what this customer bought before. */
const shortQuery = 3;

/**
 * The products of these rows, the likeliest first. What the customer bought before comes first: of any subcategory for a short
 * query, else of the subcategory of the first row, so that someone who once bought fries still gets potatoes for aloo.
 */
function ranked(
  rows: readonly CardRow[],
  bought: readonly CardRow[],
  { asked, typedLength }: { asked: ParsedLine | null; typedLength: number },
) {
  const [kind] = rows;
  const own = typedLength <= shortQuery ? bought : bought.filter(({ category_id }) => category_id === kind?.category_id);
  const places = new Map(own.map(({ id }, place) => [id, place]));
  const products = [...own, ...rows.filter(({ id }) => !places.has(id))].map(toCounterProduct);
  const isMeasuredAmount = asked?.unit != null || asked?.size != null;
  return (isMeasuredAmount ? products : singlesFirst(products, places))
    .map((product, place) => ({ product, rank: place + (asked ? misfit(asked, product) : 0) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ product }) => product);
}

const sizeAtEnd = /\s+\d+(?:\.\d+)?\s*(?:kg|g|l|ml)$/i;

/** Of one thing in several sizes the packet nearest to one unit stands where the first of them stood, unless the customer took another before. */
function singlesFirst(products: readonly CounterProduct[], bought: ReadonlyMap<number, number>): CounterProduct[] {
  const nameOf = ({ name }: CounterProduct) => name.replace(sizeAtEnd, "");
  const worth = ({ id, unitSize }: CounterProduct) => (bought.has(id) ? -1 : Math.abs(Math.log(Number(unitSize ?? 1) || 1)));
  const itemOf = (product: CounterProduct) => `${nameOf(product)} ${product.unit}`;
  const groups = new Map<string, CounterProduct[]>();
  for (const product of products) groups.set(itemOf(product), [...(groups.get(itemOf(product)) ?? []), product]);
  for (const group of groups.values()) group.sort((one, other) => worth(one) - worth(other));
  return products.flatMap((product) => groups.get(itemOf(product))?.shift() ?? []);
}

/**
 * The matches of a counter query: a barcode, else products and packages by name, Roman Urdu or the beginning of either, with an
 * amount if one was typed ("adha kilo aloo", "2al"). At most six, the likeliest first, each with how much of it answers.
 *
 * @param phone of the customer, +923XXXXXXXXX, where it is known: what they bought before counts more
 */
export async function findForCounter(text: string, phone: string | null = null): Promise<Findings> {
  const [hit] = await scanned(text);
  if (hit) {
    const product = toCounterProduct(hit);
    return { text, isScan: true, offers: [{ product, quantity: one }] };
  }
  const [line] = parseList(text);
  const requested = (await readGlued(text)) ?? (line?.isCounted ? line : null);
  const [{ words, rows }, packages] = await Promise.all([
    understand(requested?.words ?? text, { filters: everything, order: null, take: maxOffers * 2, skip: 0 }),
    packagesFor(text, requested),
  ]);
  const bought = phone && words ? await listBoughtBefore(phone, words) : [];
  const typedLength = (requested?.words ?? text).trim().length;
  const products = ranked(rows, bought, { asked: requested, typedLength }).map((product) => ({
    product,
    quantity: requested ? sellingQuantity(requested, product) : one,
  }));
  // what a typed word only sounds like is less likely meant than a package that is called so
  const isMeant = ({ isNamed, isExact, folded }: PackageHit) => isNamed || (isExact && words?.phrase !== folded);
  const [meant, others] = [packages.filter(isMeant), packages.filter((hit) => !isMeant(hit))];
  const remaining = maxOffers - packages.length;
  const offers = [...meant, ...products.slice(0, remaining), ...others].map(({ product, quantity }) => ({ product, quantity }));
  return { text, isScan: false, offers };
}

/** The packages that are called what was typed; of one whose name has a number in it, one. */
async function packagesFor(text: string, requested: ParsedLine | null): Promise<(PackageHit & Offer)[]> {
  const names = requested ? namesIn(text, requested.words) : [text];
  const hits = await findPackages(names, { isTyped: true });
  const whole = hits.get(0) ?? [];
  if (names.length > 1 && whole.length > 0) return whole.map((hit) => ({ ...hit, quantity: one }));
  return (hits.get(names.length - 1) ?? []).map((hit) => ({
    ...hit,
    quantity: requested ? sellingQuantity(requested, hit.product) : one,
  }));
}

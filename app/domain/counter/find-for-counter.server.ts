import { type CardRow, cardColumns } from "#app/domain/catalog/card.server.ts";
import { everything } from "#app/domain/catalog/product-query.ts";
import { understand } from "#app/domain/catalog/search-products.server.ts";
import type { SearchWords } from "#app/domain/catalog/search-words.server.ts";
import { barcodeSpellings, isScannable } from "#app/lib/gtin.ts";
import { parseQuantity } from "#app/lib/parse-quantity.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { plainNumbers } from "#app/lib/western-digits.ts";
import { db } from "#app/platform/db.server.ts";
import type { CounterProduct } from "./counter-product.ts";
import { listBoughtBefore } from "./internal/bought-before.server.ts";
import { findPackages, namesIn, type PackageHit } from "./internal/find-packages.server.ts";
import { type ParsedLine, parseList } from "./internal/parse-list.ts";
import { isBegunBy, isWithin, readFoldedNames } from "./internal/read-folded-names.server.ts";
import { toCounterProduct } from "./internal/to-counter-product.server.ts";
import type { Offer } from "./match-list.server.ts";
import { misfit, sellingQuantity } from "./selling-quantity.ts";

/** What the counter's field offers for a text; `isScan` when it is the barcode of the one product. */
export type Findings = { text: string; isScan: boolean; offers: Offer[] };

const maxOffers = 6;

/** So many rows are looked at: what is bought most is among them. */
const maxRanked = 40;
const one = thousandths(1000);

async function scanned(text: string): Promise<CardRow[]> {
  if (!isScannable(text)) return [];
  return db.$queryRaw<CardRow[]>`
    SELECT ${cardColumns} FROM products p WHERE lower(p.barcode) = ANY(${barcodeSpellings(text)}::text[]) AND p.status = 'active'
    ORDER BY p.barcode = ${text} DESC, p.id`;
}

/** "2al" is two of what begins with al; 7up is a name. */
const glued = /^\s*(\d{1,3}(?:\.\d{1,3})?)(\p{L}.*)$/su;

/** The text with a glued amount apart from it, as a line; null where none is glued to it, or the whole is a name. */
async function readGlued(text: string): Promise<ParsedLine | null> {
  const [, number, words] = glued.exec(plainNumbers(text)) ?? [];
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

/** One or two letters are a code, never a word. */
const shortCode = 2;

/** What was typed: as letters, and folded as searches compare it. */
type Typed = { letters: string; word: string };

/** Whether a product's name, in either language, begins with letters as they were typed. */
const isBegunWith = (letters: string, { name, name_ur }: CardRow): boolean =>
  [name, name_ur ?? ""].some((one) => one.toLowerCase().startsWith(letters));

/**
 * The products of these rows, the likeliest first. Letters that only begin a word are a code: it means the first word of a name in either
 * language, what the customer bought before that, else what most people buy; so the first offer stays the first while one types on. For
 * a whole word what the customer bought before comes first within the subcategory of the first row, so that someone who once bought
 * fries still gets potatoes for aloo.
 *
 * @param begun what the first letters of the word begin, and `boughtBegun` what of that the customer bought, for a code
 */
async function ranked(
  { rows, begun, bought, boughtBegun }: Record<"rows" | "begun" | "bought" | "boughtBegun", readonly CardRow[]>,
  { asked, letters, word }: Typed & { asked: ParsedLine | null },
) {
  const names = await readFoldedNames([...rows, ...begun, ...boughtBegun].map(({ id }) => id));
  const namesOf = ({ id }: CardRow) => names.get(id) ?? { names: [], popularity: 0 };
  const isCode = /^\S+$/.test(word) && (word.length <= shortCode || !rows.some((row) => isWithin(word, namesOf(row))));
  const all = isCode ? [...new Map([...rows, ...begun].map((row) => [row.id, row])).values()] : rows;
  const isAsTyped = [...all, ...boughtBegun].some((row) => isBegunWith(letters, row));
  const isFirst = (row: CardRow) => (isAsTyped ? isBegunWith(letters, row) : isBegunBy(word, namesOf(row)));
  const popularity = (row: CardRow) => namesOf(row).popularity;
  const [kind] = rows;
  const own = isCode ? boughtBegun.filter(isFirst) : bought.filter((row) => row.category_id === kind?.category_id);
  const first = all.filter(isFirst).toSorted((one, other) => popularity(other) - popularity(one) || one.id - other.id);
  const listed = isCode ? [...first, ...rows.filter((row) => !isFirst(row))] : rows;
  const places = new Map(own.map(({ id }, place) => [id, place]));
  const products = [...own, ...listed.filter(({ id }) => !places.has(id))].slice(0, maxOffers * 2).map(toCounterProduct);
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
  const letters = (requested?.words ?? text).trim().toLowerCase();
  const page = { filters: everything, order: null, take: maxRanked, skip: 0 };
  const isLonger = /^\p{L}+$/u.test(letters) && letters.length > shortCode;
  const [{ words, rows }, begun, packages] = await Promise.all([
    understand(letters, page),
    isLonger ? understand(letters.slice(0, shortCode), page) : null,
    packagesFor(text, requested),
  ]);
  const boughtOf = (said: SearchWords | null | undefined) => (phone && said ? listBoughtBefore(phone, said) : []);
  const [bought, boughtBegun] = await Promise.all([boughtOf(words), boughtOf(begun?.words ?? words)]);
  const asTyped = { asked: requested, letters, word: words?.phrase ?? "" };
  const ordered = await ranked({ rows, begun: begun?.rows ?? [], bought, boughtBegun }, asTyped);
  const products = ordered.map((product) => ({
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

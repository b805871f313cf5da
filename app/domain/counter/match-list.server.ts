import type { CardRow } from "#app/domain/catalog/card.server.ts";
import { everything } from "#app/domain/catalog/product-query.ts";
import { adjectives } from "#app/domain/catalog/read-amount.ts";
import { found } from "#app/domain/catalog/search-products.server.ts";
import { readSearch, type SearchTerm, type SearchWords } from "#app/domain/catalog/search-words.server.ts";
import { distance } from "#app/lib/distance.ts";
import { rupees } from "#app/lib/money.ts";
import { linePrice, type Thousandths, thousandths } from "#app/lib/quantity.ts";
import { db, join, sql, unnamed } from "#app/platform/db.server.ts";
import type { CounterProduct } from "./counter-product.ts";
import { findPackages, namesIn, type PackageHit } from "./internal/find-packages.server.ts";
import { type Doubt, doubtOfAmount, isReasonable } from "./internal/line-doubt.ts";
import { type ParsedLine, parseList, readList } from "./internal/parse-list.ts";
import { type FoldedNames, isNoun, isWithin, readFoldedNames } from "./internal/read-folded-names.server.ts";
import { toCounterProduct } from "./internal/to-counter-product.server.ts";
import { misfit, sellingQuantity } from "./selling-quantity.ts";

export type { Doubt };

/** A product or a package that may be meant, and how much of it answers the line, in thousandths of its selling unit. */
export type Offer = { product: CounterProduct; quantity: Thousandths };

/**
 * A line of a pasted list with what it may mean, the likeliest first, at most five; without any it is an item of its own words. `doubt` is
 * why it is asked about and not taken; null for one whose first offer is sure, or that has none.
 */
export type MatchedLine = ParsedLine & { offers: Offer[]; doubt: Doubt | null };

const maxOffers = 5;
const maxCandidates = 12;

/** What is dearer is asked about unless its name ends with what the line says. */
const dearGuess = rupees(1_000);

/** So many lines that nothing answers as a whole are looked up by parts of their words. */
const maxInParts = 20;

/** So many goods are named by one line without an amount between them. */
const mostGoods = 4;

/** What is looked for on behalf of one line. */
type Query = { line: number; words: SearchWords };

/**
 * Finds the products and packages that match the lines of a list, as the storefront's search does. All lines are looked up in one
 * statement; those without a match once more, in a second one, by runs of their words that hold the noun. Words without an amount count
 * only when they are known words, as they may be a name or a heading; they are left out otherwise. Two goods in one line are two.
 */
export async function matchList(given: readonly ParsedLine[]): Promise<MatchedLine[]> {
  const asked = await searchLines(given);
  const apart = await severalGoods(asked.queries.filter(({ line }) => !asked.rows.has(line) && !asked.packages.has(line)));
  const lines = given.flatMap((line, at) => apart.get(at)?.map((words) => ({ ...line, words })) ?? [line]);
  const { queries, rows, packages, known } = apart.size > 0 ? await searchLines(lines) : asked;
  const isUnknown = (line: number) => !rows.has(line) && !packages.has(line) && lines[line]?.isCounted;
  const parts = queries.filter(({ line }) => isUnknown(line)).slice(0, maxInParts);
  const partly = await look(
    parts.flatMap(({ line, words }) => partsOf(words, known(line)).map((part) => ({ line, words: part }))),
  );
  const names = await readFoldedNames([...rows.values(), ...partly.values()].flat().map(({ id }) => id));
  const termsOf = new Map(queries.map(({ line, words }) => [line, words.asked]));
  const isSplit = (line: ParsedLine) => given.every(({ words }) => words !== line.words);
  return lines.flatMap((line, at): MatchedLine[] => {
    const terms = termsOf.get(at) ?? [];
    const products = offersFor(line, rows.get(at) ?? nounsIn(partly.get(at) ?? [], terms, names), { terms, names });
    const offers = withPackages(products, packages.get(at) ?? []);
    if (!line.isCounted && offers.length === 0) return [];
    const isOfEach = isSplit(line) && line.isCounted;
    const isFound = rows.has(at) && terms.every(({ isMended }) => !isMended) && !isOfEach;
    return [{ ...line, offers, doubt: doubtOf(line, offers, { isFound, terms, names }) }];
  });
}

/** Why a line with these offers is not sure; null when it is, or there are none. */
function doubtOf(
  line: ParsedLine,
  offers: readonly Offer[],
  { isFound, terms, names }: Naming & { isFound: boolean },
): Doubt | null {
  const [first] = offers;
  if (!first) return null;
  const isPackage = first.product.holds !== undefined;
  const isNamed = isLast(terms, names.get(first.product.id) ?? nameless) || isAlone(terms, offers, names);
  const mayGuess = line.isCounted && linePrice(first.product.price, first.quantity) <= dearGuess;
  return isPackage || (isFound && (isNamed || mayGuess)) ? doubtOfAmount(line, first) : "meaning";
}

/** What is looked for on behalf of each line, and what is found of it; `known` are the words of a line as they were typed, folded. */
async function searchLines(lines: readonly ParsedLine[]) {
  const [read, folded, packages] = await Promise.all([
    Promise.all(lines.map(({ words }) => readSearch(words, { unfinished: false }))),
    foldAll(lines.map(({ words }) => words)),
    packagesIn(lines),
  ]);
  const known = (line: number) => new Set(folded[line]?.split(" "));
  const isUrduWord = (line: number) => /^[\u0621-\u06d2]{3,}$/.test(lines[line]?.words ?? ""); // its vowels are guessed
  const asWritten = ({ line, words }: Query) =>
    isUrduWord(line) || words.phrase.split(" ").every((word) => known(line).has(word));
  const queries = read
    .flatMap((words, line): Query[] => (words ? [{ line, words }] : []))
    .filter((query) => lines[query.line]?.isCounted || asWritten(query));
  const rows = await look(queries.filter(({ words }) => !words.asked.some(isFarFetched)));
  return { queries, rows, packages, known };
}

/**
 * A word that was mended into another one, or that another one only begins with: two slips in five letters, or another first letter, is no
 * slip. Another form of a word, or its vowels, are none either.
 */
function isFarFetched({ typed, slip, isPrefix, begins = [] }: SearchTerm): boolean {
  if (isPrefix) return begins.every((word) => word.length > typed.length + 2);
  if (!slip || typed.includes(" ") || slip.startsWith(typed) || skeleton(slip) === skeleton(typed)) return false;
  return slip[0] !== typed[0] || distance(slip, typed) > (slip.length <= 5 ? 1 : 2);
}

const skeleton = (word: string): string => word.replace(/[aeiouvy]/g, "");

/**
 * The lines that name several goods: each of their two to four words is by itself what some product's name ends with, aloo pyaz. By line,
 * their words.
 */
async function severalGoods(queries: readonly Query[]): Promise<Map<number, string[]>> {
  const mixed = queries.filter(({ words: { asked } }) => asked.length > 1 && asked.length <= mostGoods && asked.every(isTyped));
  if (mixed.length === 0) return new Map();
  const rows = await look(
    mixed.flatMap(({ words }, at) =>
      words.asked.map((term, place) => ({ line: at * mostGoods + place, words: { phrase: term.typed, asked: [term] } })),
    ),
  );
  const names = await readFoldedNames([...rows.values()].flat().map(({ id }) => id));
  const isGood = ({ typed, meant }: SearchTerm, found: readonly CardRow[]) =>
    found.some(({ id }) => [typed, ...meant].some((phrase) => isNoun(phrase, names.get(id) ?? nameless)));
  const several = mixed.flatMap(({ line, words }, at) =>
    words.asked.every((term, place) => isGood(term, rows.get(at * mostGoods + place) ?? []))
      ? [[line, words.asked.map(({ typed }) => typed)] as const]
      : [],
  );
  return new Map(several);
}

const isTyped = ({ isUnknown, isMended }: SearchTerm): boolean => !isUnknown && !isMended;

/** A pasted message: its lines with what they may mean, and the parts of it that were not understood, as they stand in it. */
export type MatchedMessage = { lines: MatchedLine[]; unread: string[] };

/** Reads a pasted message and finds what its lines mean; words that are no product and have no amount count as not understood. */
export async function matchMessage(message: string): Promise<MatchedMessage> {
  const { lines, unread } = readList(message);
  const matched = await matchList(lines);
  const isMatched = ({ original, words }: ParsedLine) =>
    matched.some((line) => line.original === original && line.words === words);
  const left = lines.filter((line) => !isMatched(line)).map(({ original }) => original);
  return { lines: matched, unread: [...new Set([...unread, ...left])] };
}

/** Whether what somebody searches for is a list: several parts, and an amount in two of them at least. */
export const isShoppingList = (text: string): boolean =>
  /[,;\n\u060c]/.test(text) && readList(text).lines.filter(({ isCounted }) => isCounted).length > 1;

/** A longer search names one thing in many words. */
const longestPair = 60;

/** Whether a search that found nothing names several goods: aloo pyaz, doodh aur dabal roti. */
export async function namesSeveralGoods(text: string): Promise<boolean> {
  if (text.length > longestPair || !/\p{L}\s+\p{L}/u.test(text)) return false;
  const lines = await matchList(parseList(text));
  return lines.length > 1 && lines.every(({ offers }) => offers.length > 0);
}

type PackageOffer = Offer & Pick<PackageHit, "isNamed">;

/** The packages that lines mean, by their place; of one whose name has a number in it, one. */
async function packagesIn(lines: readonly ParsedLine[]): Promise<Map<number, PackageOffer[]>> {
  const requested = lines.flatMap((line, at) => namesIn(line.original, line.words).map((text) => ({ line, at, text })));
  const hits = await findPackages(
    requested.map(({ text }) => text),
    { isTyped: false },
  );
  const found = new Map<number, PackageOffer[]>();
  for (const [place, { line, at, text }] of requested.entries()) {
    const meant = (hits.get(place) ?? []).filter(({ isNamed }) => isNamed || line.isCounted);
    if (meant.length === 0 || found.has(at)) continue;
    const quantityOf = (product: CounterProduct) => (text === line.words ? sellingQuantity(line, product) : thousandths(1000));
    found.set(
      at,
      meant.map(({ product, isNamed }) => ({ product, isNamed, quantity: quantityOf(product) })),
    );
  }
  return found;
}

/** A package that is called just so is meant before any product, another one after them. */
function withPackages(products: readonly Offer[], packages: readonly PackageOffer[]): Offer[] {
  const offer = ({ product, quantity }: Offer) => ({ product, quantity });
  const [named, others] = [packages.filter(({ isNamed }) => isNamed), packages.filter(({ isNamed }) => !isNamed)];
  return [...named.map(offer), ...products.slice(0, maxOffers - packages.length), ...others.map(offer)];
}

async function foldAll(texts: readonly string[]): Promise<string[]> {
  const rows = await db.$queryRaw<{ folded: string }[]>`
    SELECT trim(fold_words(text)) AS folded FROM unnest(${texts}::text[]) WITH ORDINALITY AS given (text, place) ORDER BY place`;
  return rows.map(({ folded }) => folded);
}

/** The rows that answer each query, in the search's order; several queries of one line take turns. */
async function look(queries: readonly Query[]): Promise<Map<number, CardRow[]>> {
  const byLine = new Map<number, CardRow[]>();
  if (queries.length === 0) return byLine;
  const page = { filters: everything, order: null, take: maxCandidates, skip: 0 };
  const each = queries.map(
    (
      { line, words },
      at,
    ) => sql`SELECT ${line}::int AS line, ${at}::int AS query, row_number() OVER ()::int AS place, answer.* FROM (
      ${found(words, page)}) AS answer`,
  );
  const rows = await db.$queryRaw<(CardRow & { line: number })[]>`${unnamed}
    SELECT * FROM (${join(each, " UNION ALL ")}) AS answers ORDER BY line, place, query`;
  for (const row of rows) {
    const sofar = byLine.get(row.line) ?? [];
    if (!sofar.some(({ id }) => id === row.id)) byLine.set(row.line, [...sofar, row]);
  }
  return byLine;
}

/** Words that say which of several, never what. */
const qualities = new Set([
  ...adjectives,
  ..."lal laal safaid safed sufaid kala kali kale hara hari hare peela pila neela nila gulabi sabz red white black green yellow blue pink brown taza khula khuli desi".split(
    " ",
  ),
]);

/** Runs of the words of a line, those with the most exactly known words first. */
function partsOf({ asked }: SearchWords, known: ReadonlySet<string>): SearchWords[] {
  const isKnown = (typed: string) => typed.split(" ").every((word) => known.has(word));
  const runs = asked.flatMap((_, from) => asked.slice(from).map((_, length) => asked.slice(from, from + length + 1)));
  const scored = runs
    .filter((run) => run.length < asked.length && run.every(({ typed }) => isKnown(typed) && /[a-z]{3}/.test(typed)))
    .map((run) => ({ phrase: run.map(({ typed }) => typed).join(" "), asked: run }));
  const most = Math.max(0, ...scored.map(({ asked: run }) => run.length));
  return scored.filter(({ asked: run }) => run.length === most).slice(0, 6);
}

/** Of what answers a part of a line's words, what is called by one of them: a gas lighter is no cylinder, a burger bun no burger. */
function nounsIn(rows: readonly CardRow[], terms: readonly SearchTerm[], names: Naming["names"]): CardRow[] {
  const phrases = terms.filter(({ typed }) => !qualities.has(typed)).flatMap(({ typed, meant }) => [typed, ...meant]);
  return rows.filter(({ id }) => phrases.some((phrase) => isNoun(phrase, names.get(id) ?? nameless)));
}

/** Places that a product loses which is not what the last word of the line says: zeera raita is no zeera. */
const beside = 3;

const nameless: FoldedNames = { names: [], popularity: 0 };

/** Whether the first of some offers, and no other, has in its name every word as it was typed: pampers 4. */
function isAlone(terms: readonly SearchTerm[], offers: readonly Offer[], names: Naming["names"]): boolean {
  const holdsAll = ({ product }: Offer) => terms.every(({ typed }) => isWithin(typed, names.get(product.id) ?? nameless));
  const [first, ...others] = offers;
  return first !== undefined && holdsAll(first) && !others.some(holdsAll);
}

/** Whether a product is what the last of some words says. */
function isLast(terms: readonly SearchTerm[], names: FoldedNames): boolean {
  const last = terms.at(-1);
  return last !== undefined && [last.typed, ...last.meant].some((phrase) => isNoun(phrase, names));
}

type Naming = { terms: readonly SearchTerm[]; names: ReadonlyMap<number, FoldedNames> };

/** The likeliest offers: what is called so before what only has the words elsewhere, then by the search's order and the packing. */
function offersFor(line: ParsedLine, rows: readonly CardRow[], { terms, names }: Naming): Offer[] {
  const isCalled = (id: number) =>
    terms.every(({ typed, meant }) => [typed, ...meant].some((phrase) => isWithin(phrase, names.get(id) ?? nameless)));
  const offers = rows
    .map(toCounterProduct)
    .map((product, place) => ({
      product,
      rank:
        place +
        misfit(line, product) +
        (isCalled(product.id) ? 0 : maxCandidates) +
        (isLast(terms, names.get(product.id) ?? nameless) ? 0 : beside),
    }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ product }) => ({ product, quantity: sellingQuantity(line, product) }));
  return offers.filter((offer) => isReasonable(offer, offers[0])).slice(0, maxOffers);
}

import type { CardRow } from "#app/domain/catalog/card.server.ts";
import { everything } from "#app/domain/catalog/product-query.ts";
import { found } from "#app/domain/catalog/search-products.server.ts";
import { readSearch, type SearchWords } from "#app/domain/catalog/search-words.server.ts";
import { type Thousandths, thousandths } from "#app/lib/quantity.ts";
import { db, join, sql, unnamed } from "#app/platform/db.server.ts";
import type { CounterProduct } from "./counter-product.ts";
import { findPackages, namesIn, type PackageHit } from "./internal/find-packages.server.ts";
import { type ParsedLine, readList } from "./internal/parse-list.ts";
import { toCounterProduct } from "./internal/to-counter-product.server.ts";
import { misfit, sellingQuantity } from "./selling-quantity.ts";

/** A product or a package that may be meant, and how much of it answers the line, in thousandths of its selling unit. */
export type Offer = { product: CounterProduct; quantity: Thousandths };

/** A line of a pasted list with what it may mean, the likeliest first, at most five; without any it is an item of its own words. */
export type MatchedLine = ParsedLine & { offers: Offer[] };

const maxOffers = 5;
const maxCandidates = 12;

/** What is looked for on behalf of one line. */
type Query = { line: number; words: SearchWords };

/**
 * Finds the products and packages that match the lines of a list, as the storefront's search does. All lines are looked up in one
 * statement; those without a match once more, in a second one, by runs of their words. Words without an amount count only when they
 * are known words, as they may be a name or a heading; they are left out otherwise.
 */
export async function matchList(lines: readonly ParsedLine[]): Promise<MatchedLine[]> {
  const [read, folded, packages] = await Promise.all([
    Promise.all(lines.map(({ words }) => readSearch(words, { unfinished: false }))),
    foldAll(lines.map(({ words }) => words)),
    packagesIn(lines),
  ]);
  const known = (line: number) => new Set(folded[line]?.split(" "));
  const asWritten = ({ line, words }: Query) => words.phrase.split(" ").every((word) => known(line).has(word));
  const queries = read
    .flatMap((words, line): Query[] => (words ? [{ line, words }] : []))
    .filter((query) => lines[query.line]?.isCounted || asWritten(query));
  const rows = await look(queries);
  const isUnknown = (line: number) => !rows.has(line) && !packages.has(line) && lines[line]?.isCounted;
  const parts = queries.filter(({ line }) => isUnknown(line)).slice(0, 20);
  const partly = await look(
    parts.flatMap(({ line, words }) => partsOf(words, known(line)).map((part) => ({ line, words: part }))),
  );
  return lines.flatMap((line, at) => {
    const products = offersFor(line, rows.get(at) ?? partly.get(at) ?? []);
    const offers = withPackages(products, packages.get(at) ?? []);
    return line.isCounted || offers.length > 0 ? [{ ...line, offers }] : [];
  });
}

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

function offersFor(line: ParsedLine, rows: readonly CardRow[]): Offer[] {
  return rows
    .map(toCounterProduct)
    .map((product, place) => ({ product, rank: place + misfit(line, product) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, maxOffers)
    .map(({ product }) => ({ product, quantity: sellingQuantity(line, product) }));
}

import { db, join, raw, sql, unnamed } from "#app/platform/db.server.ts";
import { type CardRow, cardColumns } from "./card.server.ts";
import { doFewCost, filterConditions, foundConditions } from "./internal/filter-products.server.ts";
import { findByBarcode } from "./internal/find-by-barcode.server.ts";
import {
  begunCommon,
  type CommonWords,
  findCommonWords,
  isCommon,
  isOfMany,
  tellingOf,
} from "./internal/search-common-words.server.ts";
import { askInSteps, type Understood } from "./internal/search-steps.server.ts";
import { listMeantCategories } from "./internal/search-subcategories.server.ts";
import { isNarrowed, type ProductFilters } from "./product-query.ts";
import { readSearch, type SearchTerm, type SearchWords } from "./search-words.server.ts";

/** A piece of SQL. */
type Sql = ReturnType<typeof raw>;

/** Which of the products found, and how many of them. */
export type FoundPage = {
  filters: ProductFilters;
  /** An order of its own, over `p`; null puts first what answers best. */
  order: Sql | null;
  take: number;
  skip: number;
  /** Whether only the best of several sizes of one article counts. */
  isOneOfFamily?: boolean;
};

/** The maximum number of compared rows, so that a word in half the products costs no more than a rare one. */
export const maxCandidates = 200;

/** So many products are gone through one by one in a millisecond or two. */
export const few = 1_500;

/** Nothing more is guessed of a longer search that nothing answers: what comes nearest is shown instead. */
const maxGuessed = 4;

/** The product that bears a typed barcode, else the products that match a search, as rows of cards (`askInSteps`). */
export async function understand(text: string, page: FoundPage): Promise<Understood<CardRow>> {
  const borne = await findByBarcode(text, page);
  if (borne.length > 0) return { words: null, rows: borne, amount: null };
  return askInSteps(
    text,
    (part, { preferred, isFirst }) => answer(part, isFirst ? { ...page, take: 1, skip: 0 } : page, preferred),
    page.skip > 0,
  );
}

/**
 * The products that match every word. Without a match, every word is a prefix, also of a common word, and words that were only a
 * prefix of a known one are taken for typing errors too. One or two letters after other words are dropped then.
 */
async function answer(
  text: string,
  page: FoundPage,
  preferred: readonly string[],
): Promise<{ words: SearchWords | null; rows: CardRow[] }> {
  const [read, common, isPriceRare] = await Promise.all([
    readSearch(text, { unfinished: true }),
    findCommonWords(),
    doFewCost(page.filters, few),
  ]);
  const rowsOf = (requested: SearchWords, part = page) =>
    db.$queryRaw<CardRow[]>(searchStatement(requested, part, { common, isPriceRare }));
  if (!read) return { words: read, rows: [] };
  const words = { ...read, preferred, categories: await listMeantCategories(read) };
  const isOneWord = words.asked.length === 1;
  if (words.isOpen && !words.phrase.includes(" "))
    return { words, rows: await db.$queryRaw<CardRow[]>(begunAmongPopular(words, page)) };
  const rows = await rowsOf(words);
  if (rows.length > 0) return { words, rows };
  if (page.skip > 0 && (await rowsOf(words, { ...page, take: 1, skip: 0 })).length > 0) return { words, rows };
  if (/^[a-z]{1,2}$/.test(words.phrase)) return { words, rows: await db.$queryRaw<CardRow[]>(begunAmongPopular(words, page)) };
  if (words.isOpen && !isOneWord) return { words, rows: await rowsOf({ ...words, asked: words.asked.slice(0, -1) }) };
  if (words.asked.length > maxGuessed) return { words, rows };
  const known = withoutBegun(words, common);
  const begun = known.size < common.size ? await db.$queryRaw<CardRow[]>(found(words, page, known)) : [];
  if (begun.length > 0 || !words.isBegun) return { words, rows: begun };
  const corrected = await readSearch(text, { unfinished: false });
  if (!corrected || corrected.phrase === words.phrase) return { words, rows };
  return { words: corrected, rows: await rowsOf({ ...corrected, preferred, categories: await listMeantCategories(corrected) }) };
}

/** The common words but those that a typed word was taken for, though it only begins them and may begin others too. */
function withoutBegun(words: SearchWords, common: CommonWords): CommonWords {
  const cutShort = tellingOf(words, common).filter(({ typed }) => !common.has(typed));
  const taken = new Set(cutShort.flatMap(({ typed }) => begunCommon(typed, common)));
  return new Map([...common].filter(([word]) => !taken.has(word)));
}

/** Statistics of the catalogue: its common words, and whether the price range is rare. */
type Known = { common: CommonWords; isPriceRare: boolean };

/** The statement that finds them in the way that passes over the fewest products. */
export function searchStatement(words: SearchWords, page: FoundPage, { common, isPriceRare }: Known): Sql {
  if (isPriceRare) return foundAmongFew(words, page, common);
  const [telling, another] = tellingOf(words, common);
  const isOneCommonWord = !another && (!telling || isCommon(telling, common));
  return isOneCommonWord && isWhole(page.filters) ? foundAmongMany(words, page) : found(words, page, common);
}

/** Whether the full-text index has no condition of a search besides its words. */
const isWhole = ({ inStock: _, ...filters }: ProductFilters): boolean =>
  !(filters.category || filters.subcategory || filters.featured || isNarrowed({ ...filters, inStock: false }));

/**
 * Matches in the name are taken first, then those in brand, keywords or category, popular ones first, up to 200; only these are
 * ranked. So frequent words are read from the small popular part of the index, and rare words cost little anywhere. The words are
 * hidden from the planner, which would scan the table instead of the index for a word it takes for common.
 */
export function found(words: SearchWords, page: FoundPage, common: CommonWords = new Map()): Sql {
  const requested = tellingOf(words, common);
  const rest = requested.length < words.asked.length ? sql`AND ${says(saidAnywhere(words))}` : raw("");
  const areMany = requested.every((one) => isOfMany(one, common));
  const popular = foundConditions(page.filters, { among: "popular", areMany });
  const all = foundConditions(page.filters, { areMany });
  const places = requested.length > 0 ? placesOf({ asked: requested }, common) : [raw("")];
  const parts = places.flatMap((place) => [
    candidates(sql`${popular} ${place} ${rest}`),
    candidates(sql`${all} ${place} ${rest} AND NOT p.facets @> '{popular}'`),
  ]);
  return ranked(words, page, sql`${join(parts, " UNION ALL ")} LIMIT ${maxCandidates}`);
}

/**
 * In the name, and elsewhere only: conditions that the index of all words answers. Each word is a condition of its own, so that the index
 * leaps from list to list instead of weighing the whole query at every product of the shortest.
 */
function placesOf(words: Pick<SearchWords, "asked">, common: CommonWords): Sql[] {
  const named = words.asked.map((one) => sql`AND p.name_vector @@ (SELECT ${inName(one)}::tsquery)`);
  const matches = words.asked.map((one) => sql`AND p.search_vector @@ (SELECT ${anywhere(one, common)}::tsquery)`);
  return [join(named, " "), sql`${join(matches, " ")} AND NOT p.name_vector @@ ${saidInName(words)}::tsquery`];
}

/** The same for a rare price range: all products in it are filtered. */
function foundAmongFew(words: SearchWords, page: FoundPage, common: CommonWords): Sql {
  const priced = candidates(sql`${filterConditions(page.filters)} OFFSET 0`);
  return sql`${unnamed}${ranked(
    words,
    page,
    sql`SELECT * FROM ${priced} AS p WHERE p.search_vector @@ ${saidAnywhere(words, common)}::tsquery
      ORDER BY p.search_vector @@ ${saidInName(words, ":A")}::tsquery DESC, p.popularity DESC, p.id LIMIT ${maxCandidates}`,
  )}`;
}

/** The same for words in a large share of the products: the most popular matches are ranked. */
export function foundAmongMany(words: SearchWords, page: FoundPage): Sql {
  const matches = sql`AND ${says(saidAnywhere(words))} ORDER BY p.popularity DESC, p.id LIMIT ${maxCandidates}`;
  return sql`${unnamed}${ranked(words, page, candidates(sql`${filterConditions(page.filters)} ${matches}`))}`;
}

/** Products whose names have a word that begins so, for one or two letters: among the most popular only, as half the products match. */
function begunAmongPopular({ phrase }: SearchWords, page: FoundPage): Sql {
  const popular = candidates(sql`${filterConditions(page.filters)} ORDER BY p.popularity DESC, p.id LIMIT ${few}`);
  return sql`${unnamed}
    ${inOrder(page, sql`p.search_text ~ ${`^\\|([^|]*\\|)?${phrase}`} DESC, p.popularity DESC, p.id`, sql`FROM ${popular} AS p WHERE p.search_vector @@ ${`${phrase}:*A`}::tsquery`)}`;
}

/** Looked at in each product, never looked up: the index would list a large part of the shop. */
const says = (query: string): Sql => sql`(p.search_vector @@ ${query}::tsquery) IS TRUE`;

const candidates = (condition: Sql): Sql => sql`
  (SELECT ${cardColumns}, p.popularity, p.shown_price, p.created_at, p.search_text, p.search_vector
    FROM products p WHERE p.status = 'active' ${condition})`;

const ranked = (words: SearchWords, page: FoundPage, listed: Sql): Sql => sql`
  WITH found AS (${listed})
  ${inOrder(page, sql`${nearness(words, saidInName(words, ":A"))} DESC, p.popularity DESC, p.id`, sql`FROM found p`)}`;

/** The page of some rows in an order of its own, else the best first; of several sizes of one article, the best where asked for. */
function inOrder({ order, take, skip, isOneOfFamily }: FoundPage, best: Sql, from: Sql): Sql {
  const page = sql`LIMIT ${take} OFFSET ${skip}`;
  if (!isOneOfFamily) return sql`SELECT ${cardColumns}, count(*) OVER ()::int AS found ${from} ORDER BY ${order ?? best} ${page}`;
  return sql`SELECT ${cardColumns}, count(*) OVER ()::int AS found FROM (
      SELECT p.*, row_number() OVER (PARTITION BY p.pack_family, CASE WHEN p.pack_family IS NULL THEN p.id END ORDER BY p.place) AS size_place
      FROM (SELECT p.*, row_number() OVER (ORDER BY ${order ?? best}) AS place ${from}) AS p) AS p
    WHERE p.size_place = 1 ORDER BY p.place ${page}`;
}

/** The full-text query for products with every search word in the name, for `name_vector`. With ":A" it fits `search_vector`. */
export const saidInName = (words: Pick<SearchWords, "asked">, place: "" | ":A" = ""): string =>
  everything(words, (one) => inName(one, place));

/** The full-text query for products with every search word in name, brand, keywords or category. */
export const saidAnywhere = (words: Pick<SearchWords, "asked">, common: CommonWords = new Map()): string =>
  everything(words, (one) => anywhere(one, common));

const inName = ({ typed, meant }: SearchTerm, place: "" | ":A" = ""): string => anyOf([typed, ...meant], place);

const anywhere = (one: SearchTerm, common: CommonWords): string => anyOf([one.typed, ...one.meant, ...beginning(one, common)]);

/**
 * The rank of a product for a search. An exact name comes first, then a synonym of it; a word in the category's name counts more
 * than one in the name, that more than one in the keywords, the typed word more than a synonym, and a whole word more than a
 * prefix. The last of several words is the noun (kapron ka softener) and counts more in a name. A category of exactly that name
 * counts most; the packet size that equals the amount decides between equals.
 */
export function nearness({ phrase, asked, preferred = [], categories = [] }: SearchWords, named: string): Sql {
  const says = (place: string) => everything({ asked }, ({ typed, meant }) => anyOf([typed, ...meant], place));
  const typedInName = everything({ asked }, ({ typed }) => anyOf([typed], ":A"));
  const otherNames = asked.length === 1 ? (asked[0]?.meant ?? []) : [];
  const rest: Sql[] = [];
  const head = asked.length > 1 ? asked.at(-1) : undefined;
  if (head) rest.push(sql`+ 2 * (p.search_vector @@ ${inName(head, ":A")}::tsquery)::int`);
  if (preferred.length > 0) rest.push(sql`+ 2 * (p.search_vector @@ ${anyOf(preferred)}::tsquery)::int`);
  if (categories.length > 0) rest.push(sql`+ 12 * (p.category_id = ANY(${[...categories]}))::int`);
  return sql`(4 * (p.search_text LIKE ${bearing(phrase)})::int + (p.search_text LIKE ${`|${phrase}%`})::int
    + 2 * (p.search_text LIKE ANY(${otherNames.map(bearing)}))::int + 3 * (p.search_vector @@ ${says(":C")}::tsquery)::int
    + 2 * (p.search_vector @@ ${typedInName}::tsquery)::int + (p.search_vector @@ ${named}::tsquery)::int
    + (p.search_vector @@ ${says("")}::tsquery)::int ${rest.length > 0 ? join(rest, " ") : raw("")})`;
}

/** Name, brand and keywords each stand between bars. */
const bearing = (phrase: string): string => `%|${phrase}|%`;

const everything = ({ asked }: Pick<SearchWords, "asked">, query: (requested: SearchTerm) => string): string =>
  asked.map((one) => `(${query(one)})`).join(" & ");

/** A full-text query for any of these phrases, which hold nothing but folded words. */
const anyOf = (phrases: readonly string[], place = ""): string =>
  phrases.map((phrase) => phrase.replaceAll(" ", `${place} <-> `) + place).join(" | ");

/**
 * The last word may be incomplete. Where common words have it as a prefix, they are meant: looking up every word with that prefix
 * would list all their products. Numbers are not among the known words.
 */
function beginning({ typed, begins = [] }: SearchTerm, common: CommonWords): string[] {
  const known = begunCommon(typed, common);
  if (known.length > 0) return known;
  return /^[0-9]{3,}$/.test(typed) ? [`${typed}:*`] : begins;
}

import { db, type raw, sql, unnamed } from "#app/platform/db.server.ts";
import { type CardRow, cardColumns } from "./card.server.ts";
import { filterConditions, foundConditions } from "./filter-products.server.ts";
import type { ProductFilters } from "./product-query.ts";
import { areCommon, type CommonWords, findCommonWords } from "./search-common-words.server.ts";
import { type Asked, readSearch, type SearchWords } from "./search-words.server.ts";

/** A piece of SQL. */
type Sql = ReturnType<typeof raw>;

/** Which of the products found, and how many of them. */
export type FoundPage = {
  filters: ProductFilters;
  /** An order of its own, over `p`; null puts first what answers best. */
  order: Sql | null;
  take: number;
  skip: number;
};

/** No more than these are compared, so that a word which half the shop says costs no more than a rare one. */
export const mostCandidates = 200;

/** The products that answer everything somebody typed, as rows of cards. */
export const searchProducts = async (text: string, page: FoundPage): Promise<CardRow[]> => (await understand(text, page)).rows;

/**
 * The same, with what the words were taken to mean; null when there were none. When nothing is found, words that only began
 * a known one are taken for slips too.
 */
export async function understand(text: string, page: FoundPage): Promise<{ words: SearchWords | null; rows: CardRow[] }> {
  const [words, common] = await Promise.all([readSearch(text, { unfinished: true }), findCommonWords()]);
  const isWide = leaveMany(page.filters);
  const rowsOf = (asked: SearchWords) =>
    db.$queryRaw<CardRow[]>(isWide && areCommon(asked, common) ? foundAmongMany(asked, page) : found(asked, page, common));
  const rows = words ? await rowsOf(words) : [];
  if (!words || rows.length > 0 || page.skip > 0) return { words, rows };
  const corrected = await readSearch(text, { unfinished: false });
  if (!corrected || corrected.phrase === words.phrase) return { words, rows };
  return { words: corrected, rows: await rowsOf(corrected) };
}

/** Whether what a search is narrowed by leaves a large part of the shop; the index of all words soon finds what it says of a small one. */
const leaveMany = ({ category, subcategory, featured, brand, discounted, quality }: ProductFilters): boolean =>
  !(category || subcategory || featured || brand || discounted || quality === "C");

/**
 * Those that say it in their names are taken first, then those that say it in brand, keywords or category, until there are 200;
 * only these are put in order. The planner is not shown the words, for it would rather read the whole shop than the index
 * when it takes a word for a common one.
 */
export function found(words: SearchWords, page: FoundPage, common: CommonWords = new Map()): Sql {
  const [named, said] = [saidInName(words), saidAnywhere(words, common)];
  const where = foundConditions(page.filters);
  return ranked(
    words,
    page,
    sql`${candidates(where, sql`(SELECT ${named}::tsquery)`)}
      UNION ALL
      ${candidates(where, sql`(SELECT ${said}::tsquery) AND NOT p.search_vector @@ ${named}::tsquery`)}
      LIMIT ${mostCandidates}`,
  );
}

/**
 * The same for words that a large part of the shop says: the most popular that say it are put in order. Here the planner knows best,
 * for it has seen how common they are.
 */
export function foundAmongMany(words: SearchWords, page: FoundPage): Sql {
  const popular = sql`${saidAnywhere(words)}::tsquery ORDER BY p.popularity DESC, p.id LIMIT ${mostCandidates}`;
  return sql`${unnamed}${ranked(words, page, candidates(filterConditions(page.filters), popular))}`;
}

const candidates = (where: Sql, condition: Sql): Sql => sql`
  (SELECT ${cardColumns}, p.popularity, p.shown_price, p.created_at, p.search_text, p.search_vector
    FROM products p WHERE p.status = 'active' ${where} AND p.search_vector @@ ${condition})`;

const ranked = (words: SearchWords, { order, take, skip }: FoundPage, listed: Sql): Sql => sql`
  WITH found AS (${listed})
  SELECT ${cardColumns} FROM found p
  ORDER BY ${order ?? sql`${nearness(words, saidInName(words))} DESC, p.popularity DESC, p.id`} LIMIT ${take} OFFSET ${skip}`;

/** The full-text query for what says everything asked in its name. */
export const saidInName = (words: SearchWords): string => everything(words, ({ typed, meant }) => anyOf([typed, ...meant], ":A"));

/**
 * The full-text query for what says everything asked somewhere: in name, brand, keywords or category. What begins like a common word
 * is not looked up besides, for it is most of the shop.
 */
export const saidAnywhere = (words: SearchWords, common: CommonWords = new Map()): string =>
  everything(words, ({ typed, meant }) => anyOf([typed, ...meant, ...(common.has(typed) ? [] : beginning(typed))]));

/**
 * How well a product says what was asked for. What bears exactly the typed name comes first, then what bears a name of the same
 * meaning; a word on the sign above the shelf counts more than one in the name, that more than one in the keywords, the typed word more than
 * what means the same, and a whole word more than its beginning.
 */
function nearness({ phrase, asked }: SearchWords, named: string): Sql {
  const says = (place: string) => everything({ asked }, ({ typed, meant }) => anyOf([typed, ...meant], place));
  const typedInName = everything({ asked }, ({ typed }) => anyOf([typed], ":A"));
  const otherNames = asked.length === 1 ? (asked[0]?.meant ?? []) : [];
  return sql`(4 * (p.search_text LIKE ${bearing(phrase)})::int + (p.search_text LIKE ${`|${phrase}%`})::int
    + 2 * (p.search_text LIKE ANY(${otherNames.map(bearing)}))::int + 3 * (p.search_vector @@ ${says(":C")}::tsquery)::int
    + 2 * (p.search_vector @@ ${typedInName}::tsquery)::int + (p.search_vector @@ ${named}::tsquery)::int
    + (p.search_vector @@ ${says("")}::tsquery)::int)`;
}

/** Name, brand and keywords each stand between bars. */
const bearing = (phrase: string): string => `%|${phrase}|%`;

const everything = ({ asked }: Pick<SearchWords, "asked">, query: (asked: Asked) => string): string =>
  asked.map((one) => `(${query(one)})`).join(" & ");

/** A full-text query for any of these phrases, which hold nothing but folded words. */
const anyOf = (phrases: readonly string[], place = ""): string =>
  phrases.map((phrase) => phrase.replaceAll(" ", `${place} <-> `) + place).join(" | ");

/** What is being typed may still grow, but one or two letters begin half the shop. */
const beginning = (typed: string): string[] => (typed.length > 2 && !typed.includes(" ") ? [`${typed}:*`] : []);

import { db, join, raw, sql } from "#app/platform/db.server.ts";
import { type CommonWords, findCommonWords, isCommon, shareOf } from "./internal/search-common-words.server.ts";
import type { SearchTerm, SearchWords } from "./search-words.server.ts";

/** A product that answers a part of a search. */
export type NearProduct = { id: number; name: string; nameUr: string | null };

const maxNear = 6;
const maxCandidates = 100;

/** Candidates contain one of this many words, the rarest: a rare word is more selective. */
const maxRareWords = 4;

/** What comes nearest when nothing answers all of a search: the products that answer most of its words, at most six. */
export async function listNearest(words: SearchWords): Promise<NearProduct[]> {
  const statement = near(words, await findCommonWords());
  return statement ? db.$queryRaw<NearProduct[]>(statement) : [];
}

/** The statement; null when the words are not selective. */
export function near({ asked }: SearchWords, common: CommonWords) {
  const known = asked.filter((one) => !one.isUnknown && !isCommon(one, common));
  const rarest = known.toSorted((one, other) => shareOf(one, common) - shareOf(other, common));
  const begunBy = ({ begins = [] }: SearchTerm) => begins.filter((word) => !common.has(word));
  const parts = rarest
    .map((one) => [one.typed, ...one.meant, ...begunBy(one)].filter(saysSomething))
    .filter((part) => part.length > 0);
  const queries = parts.map((part) => part.map((phrase) => phrase.replaceAll(" ", " <-> ")).join(" | "));
  if (queries.length === 0) return null;
  const answers = queries.map((query) => sql`(search_vector @@ (SELECT ${query}::tsquery))::int`);
  const telling = queries.slice(0, maxRareWords).join(" | ");
  const saying = (part: string) => sql`(SELECT id, name, name_ur, popularity, search_vector FROM products
    WHERE status = 'active' AND search_vector @@ (SELECT ${telling}::tsquery) AND ${raw(part)})`;
  return sql`
    SELECT id, name, name_ur AS "nameUr" FROM (
      ${saying("facets @> '{popular}'")} UNION ALL ${saying("NOT facets @> '{popular}'")} LIMIT ${maxCandidates}) AS near
    ORDER BY ${join(answers, " + ")} DESC, popularity DESC, id
    LIMIT ${maxNear}`;
}

/** Sizes and single letters occur in half the products. */
const saysSomething = (phrase: string): boolean => /[a-z]{3}/.test(phrase);

import { db, join, raw, sql } from "#app/platform/db.server.ts";
import { type CommonWords, findCommonWords, isCommon } from "./search-common-words.server.ts";
import type { SearchWords } from "./search-words.server.ts";

/** A product that answers a part of a search. */
export type NearProduct = { id: number; name: string; nameUr: string | null };

const mostNear = 6;
const mostCandidates = 200;

/** What comes nearest when nothing answers all of a search: the products that answer most of its words, at most six. */
export async function listNearest(words: SearchWords): Promise<NearProduct[]> {
  const statement = near(words, await findCommonWords());
  return statement ? db.$queryRaw<NearProduct[]>(statement) : [];
}

/** The statement; null when the words say too little. */
export function near({ asked }: SearchWords, common: CommonWords) {
  const rare = asked.filter((one) => !isCommon(one, common));
  const parts = rare.map(({ typed, meant }) => [typed, ...meant].filter(saysSomething)).filter((part) => part.length > 0);
  const queries = parts.map((part) =>
    part.map((phrase) => phrase.replaceAll(" ", " <-> ") + (common.has(phrase) ? "" : ":*")).join(" | "),
  );
  if (queries.length === 0) return null;
  const answers = queries.map((query) => sql`(search_vector @@ (SELECT ${query}::tsquery))::int`);
  const saying = (part: string) => sql`(SELECT id, name, name_ur, popularity, search_vector FROM products
    WHERE status = 'active' AND search_vector @@ (SELECT ${queries.join(" | ")}::tsquery) AND ${raw(part)})`;
  return sql`
    SELECT id, name, name_ur AS "nameUr" FROM (
      ${saying("facets @> '{popular}'")} UNION ALL ${saying("NOT facets @> '{popular}'")} LIMIT ${mostCandidates}) AS near
    ORDER BY ${join(answers, " + ")} DESC, popularity DESC, id
    LIMIT ${mostNear}`;
}

/** Sizes and single letters stand on half the shop. */
const saysSomething = (phrase: string): boolean => /[a-z]{3}/.test(phrase);

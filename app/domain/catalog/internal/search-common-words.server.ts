import { cachedRead } from "#app/platform/cached-read.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { SearchTerm, SearchWords } from "../search-words.server.ts";

/** Folded words that thousands of products contain, each with its share of all products, 0 to 1. */
export type CommonWords = ReadonlyMap<string, number>;

/** The part of a shop from which on it is quicker to go through it from its most popular product than to look a word up. */
const large = 0.2;

/** A word in nearly all products does not select. */
const nearlyAll = 0.99;

/** Fewer products than this are looked up in no time. */
const many = 2_000;

/** The words that are common in this shop, by PostgreSQL's own statistics; none in a small one. */
export const findCommonWords = cachedRead("common-words", ["brands"], async (): Promise<CommonWords> => {
  const rows = await db.$queryRaw<{ word: string; share: number }[]>`
    SELECT word, share FROM pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) AS common (word, share)
    WHERE schemaname = current_schema() AND tablename = 'products' AND attname = 'search_vector' AND word IS NOT NULL
      AND share * (SELECT reltuples FROM pg_class WHERE oid = 'products'::regclass) >= ${many}`;
  return new Map(rows.map(({ word, share }) => [word, share]));
});

/** Whether a large share of the products contains this. */
export const isCommon = (one: SearchTerm, common: CommonWords): boolean => shareOf(one, common) >= large;

/** Whether thousands of products contain this. */
export const isOfMany = (one: SearchTerm, common: CommonWords): boolean => shareOf(one, common) > 0;

/** The search words that are selective: those in nearly all products are left out. */
export const tellingOf = ({ asked }: Pick<SearchWords, "asked">, common: CommonWords): SearchTerm[] =>
  asked.filter((one) => shareOf(one, common) < nearlyAll);

/** The common words that a typed one is a prefix of, itself among them. One or two letters begin half the shop, a phrase begins nothing. */
export const begunCommon = (typed: string, common: CommonWords): string[] =>
  typed.length > 2 && !typed.includes(" ") ? [...common.keys()].filter((word) => word.startsWith(typed)) : [];

/** The share of products that contain this, 0 to 1; 0 below thousands of products. */
export function shareOf({ typed, meant }: SearchTerm, common: CommonWords): number {
  return Math.max(...[typed, ...meant, ...begunCommon(typed, common)].map((word) => common.get(word) ?? 0));
}

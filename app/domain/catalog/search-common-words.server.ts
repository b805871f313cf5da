import { db } from "#app/platform/db.server.ts";
import { keptFacts } from "#app/platform/kept-facts.server.ts";
import type { Asked, SearchWords } from "./search-words.server.ts";

/** Folded words that a large part of the shop says, each with that part, 0 to 1. */
export type CommonWords = ReadonlyMap<string, number>;

/** The part of a shop from which on it is quicker to go through it from its most popular product than to look words up. */
const large = 0.2;

/** Fewer products than this are looked up in no time however common their words are. */
const many = 10_000;

/** The words that are common in this shop, as PostgreSQL's own statistics tell; none in a small one. */
export const findCommonWords = keptFacts("common-words", ["brands"], async (): Promise<CommonWords> => {
  const rows = await db.$queryRaw<{ word: string; share: number }[]>`
    SELECT word, share FROM pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) AS common (word, share)
    WHERE schemaname = current_schema() AND tablename = 'products' AND attname = 'search_vector' AND word IS NOT NULL
      AND share >= ${large} AND share * (SELECT reltuples FROM pg_class WHERE oid = 'products'::regclass) >= ${many}`;
  return new Map(rows.map(({ word, share }) => [word, share]));
});

/** Whether a large part of the shop answers all of this. */
export const areCommon = ({ asked }: Pick<SearchWords, "asked">, common: CommonWords): boolean =>
  asked.reduce((share, one) => share * shareOf(one, common), 1) >= large;

function shareOf({ typed, meant }: Asked, common: CommonWords): number {
  return Math.max(...[typed, ...meant].map((word) => common.get(word) ?? 0));
}

import { type PackageRow, packageColumns } from "#app/domain/packages/package-rows.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { CounterProduct } from "../counter-product.ts";
import { toCounterPackage } from "./to-counter-product.server.ts";

/**
 * A package that may match a text: `isExact` when its name contains each word as it was typed, `isNamed` when the text is its name,
 * or several words that its name begins with. `folded` is the text as searches compare it.
 */
export type PackageHit = { product: CounterProduct; isExact: boolean; isNamed: boolean; folded: string };

type Row = PackageRow & { place: number; is_exact: boolean; is_named: boolean; folded: string };

/** Words that stand in front of a package's name or behind it and do not identify it. */
const filler = /\b(?:packages?|pkg|deal|wal[aei]|k[aei])\b/gi;

const telling = (text: string): string => text.replace(filler, " ").trim() || text;

const maxPackages = 500;

/** What sounds less alike than this is another word. */
const minSimilarity = 0.5;

/**
 * The active packages whose names, in either language, contain every word of a text: at most two for each, in the order of the
 * texts. Spelling is folded as in every search.
 *
 * @param isTyped the text is incomplete: words may be prefixes, and long ones contain a typing error
 */
export async function findPackages(
  texts: readonly string[],
  { isTyped }: { isTyped: boolean },
): Promise<Map<number, PackageHit[]>> {
  const hits = new Map<number, PackageHit[]>();
  if (texts.length === 0) return hits;
  const rows = await db.$queryRaw<Row[]>`
    WITH asked AS (
      SELECT (place - 1)::int AS place, trim(fold_words(text)) AS folded, trim(fold_words(words)) AS words
      FROM unnest(${texts}::text[], ${texts.map(telling)}::text[]) WITH ORDINALITY AS given (text, words, place)),
    called AS MATERIALIZED (
      SELECT id, display_order, ' ' || trim(fold_words(name)) || ' | ' || trim(fold_words(coalesce(name_ur, ''))) || ' |' AS names
      FROM packages WHERE is_active ORDER BY display_order, id LIMIT ${maxPackages})
    SELECT asked.place, asked.folded, hit.is_exact, hit.is_named, ${packageColumns}
    FROM asked CROSS JOIN LATERAL (
      SELECT id, is_exact, is_named FROM called, LATERAL (
        SELECT bool_and(says) AS is_exact, bool_and(says OR ${isTyped} AND length(word) > 3
            AND strict_word_similarity(word, names) >= ${minSimilarity}) AS is_alike,
          position(' ' || folded || ' |' IN names) > 0
            OR folded LIKE '% %' AND (names LIKE ' ' || folded || '%' OR names LIKE '%| ' || folded || '%') AS is_named
        FROM string_to_table(words, ' ') AS word,
          LATERAL (SELECT position(' ' || word || CASE WHEN ${isTyped} THEN '' ELSE ' ' END IN names) > 0 AS says) AS one) AS said
      WHERE words ~ '[a-z]{2}' AND is_alike ORDER BY is_named DESC, is_exact DESC, display_order, id LIMIT 2) AS hit
    JOIN packages k ON k.id = hit.id
    ORDER BY asked.place, hit.is_named DESC, hit.is_exact DESC, k.display_order, k.id`;
  for (const { place, folded, is_exact: isExact, is_named: isNamed, ...row } of rows)
    hits.set(place, [...(hits.get(place) ?? []), { product: toCounterPackage(row), isExact, isNamed, folded }]);
  return hits;
}

/** What of a line may be a package's name: the whole of it, for "BBQ Night for 8" has a number in it, and what is left of it without its amount. */
export const namesIn = (whole: string, words: string): string[] => (/^\s*\d/.test(whole) ? [words] : [whole, words]);

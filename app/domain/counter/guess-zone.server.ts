import { listZones } from "#app/domain/delivery/zones.server.ts";
import { db } from "#app/platform/db.server.ts";

/** The zone that an address seems to lie in: `sure` when the address names it, `likely` when it only sounds like it. */
export type ZoneGuess = { zone: string; confidence: "sure" | "likely"; isLearnt: boolean };

type Row = { zone: string; is_named: boolean; is_learnt: boolean };

/** What sounds less alike than this is another quarter. */
const minSimilarity = 0.6;

/**
 * Detects the zone in an address, in any spelling: by the zones' names, their aliases and the phrases learned at the counter, the
 * first name in it; null when no served zone matches.
 */
export async function guessZone(address: string): Promise<ZoneGuess | null> {
  const names = (await listZones()).map(({ name }) => name);
  const [row] = await db.$queryRaw<Row[]>`
    WITH said AS (SELECT ' ' || trim(fold_words(${address.slice(0, 500)})) || ' ' AS words),
    phrases AS (
      SELECT name AS zone, trim(fold_words(name)) AS phrase, false AS is_learnt FROM unnest(${names}::text[]) AS name
      UNION ALL SELECT name, trim(fold_words(alias)), false FROM delivery_zones, unnest(aliases) AS alias
      UNION ALL SELECT zone, phrase, true FROM learnt_zones),
    ranked AS (
      SELECT zone, phrase, is_learnt, position(' ' || phrase || ' ' IN words) AS place,
        position(' ' || phrase || ' ' IN words) > 0 AS is_named,
        CASE WHEN is_learnt THEN 0 ELSE strict_word_similarity(phrase, words) END AS alike
      FROM phrases, said WHERE phrase <> '' AND zone = ANY(${names}::text[]))
    SELECT zone, is_named, is_learnt FROM ranked WHERE is_named OR alike >= ${minSimilarity}
    ORDER BY is_named DESC, is_learnt DESC, place, length(phrase) DESC, alike DESC, zone LIMIT 1`;
  return row ? { zone: row.zone, confidence: row.is_named ? "sure" : "likely", isLearnt: row.is_learnt } : null;
}

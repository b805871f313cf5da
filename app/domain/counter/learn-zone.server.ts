import { findZone } from "#app/domain/delivery/zones.server.ts";
import { now } from "#app/platform/clock.server.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { guessZone } from "./guess-zone.server.ts";

/** Address words that do not identify a place. */
const everywhere = new Set(
  "house ghar makan home street st gali flat floor near nazdik samne qareeb ke ki ka kay no number block sector phase multan road town colony".split(
    " ",
  ),
);

/** Pairs of adjacent identifying words; a single one by itself. */
function phrasesOf(address: string): string[] {
  const words = address
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => /^[a-z]{3,}$/.test(word) && !everywhere.has(word));
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  return [...new Set(pairs.length > 0 ? pairs : words)].slice(0, 6);
}

/** What is learned at the counter: phrases of an address, and the zone that they lie in. */
export type LearnedZone = { phrases: string[]; zone: string };

/** What can be learned from an address and its chosen zone: nothing when the zone was guessed, or is not served. */
export async function findLearnedZone(address: string, zone: string): Promise<LearnedZone | null> {
  const [guess, served] = await Promise.all([guessZone(address), findZone(zone)]);
  const phrases = phrasesOf(address);
  return !served || guess?.zone === zone || phrases.length === 0 ? null : { phrases, zone };
}

/**
 * Stores which zone an address lies in, so that the same quarter is detected the next time.
 *
 * @param by the user who chose it
 */
export async function learnZone(
  tx: Pick<Tx, "$executeRaw">,
  { phrases, zone }: LearnedZone,
  { by }: { by: number },
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO learnt_zones (phrase, zone, by_user_id, created_at)
    SELECT DISTINCT trim(fold_words(phrase)), ${zone}, ${by}::int, ${now()}::timestamptz
    FROM unnest(${phrases}::text[]) AS phrase WHERE trim(fold_words(phrase)) <> ''
    ON CONFLICT (phrase) DO UPDATE SET zone = EXCLUDED.zone, by_user_id = EXCLUDED.by_user_id`;
}

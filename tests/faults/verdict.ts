import { columns } from "#tests/bench/figure.ts";

/** The result of a fault run: its requirement, the observation, and whether it passed. */
export type Verdict = { what: string; seen: string; ok: boolean };

/** The verdicts as a table for the terminal. */
export const verdictTable = (verdicts: readonly Verdict[]): string =>
  columns([["what must hold", "seen", ""], ...verdicts.map(({ what, seen, ok }) => [what, seen, ok ? "holds" : "BROKEN"])]);

const mostTold = 20;

/** A verdict on a list of troubles, which must be empty; the first few are printed as well. */
export function noTrouble(what: string, troubles: readonly string[], when = "none"): Verdict {
  if (troubles.length > 0) console.error(`  ${what}:`);
  for (const trouble of troubles.slice(0, mostTold)) console.error(`    ${trouble.slice(0, 300)}`);
  return { what, seen: troubles.length === 0 ? when : `${troubles.length} times`, ok: troubles.length === 0 };
}

/** Counts of equal things in words: "10 × 302, 20 × 409". */
export function tally(things: readonly (string | number)[]): string {
  const counts = new Map<string | number, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts].map(([thing, count]) => `${count} × ${thing}`).join(", ");
}

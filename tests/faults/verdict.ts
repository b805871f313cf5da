import { columns } from "#tests/bench/figure.ts";
import { paceSince } from "#tests/bench/rig/pace.ts";

/**
 * The result of a fault run: its requirement, the observation, and whether it passed. One that was missed only because the machine was
 * slower than ordinary at that time is `tooSlow`: not broken, and not proved.
 */
export type Verdict = { what: string; seen: string; ok: boolean; tooSlow?: boolean };

const wordOf = ({ ok, tooSlow }: Verdict) => (tooSlow ? "machine too slow" : ok ? "holds" : "BROKEN");

/** The verdicts as a table for the terminal. */
export const verdictTable = (verdicts: readonly Verdict[]): string =>
  columns([["what must hold", "seen", ""], ...verdicts.map((verdict) => [verdict.what, verdict.seen, wordOf(verdict)])]);

const maxPrinted = 20;

/** A verdict on a list of troubles, which must be empty; the first few are printed as well. */
export function noFaults(what: string, faults: readonly string[], when = "none"): Verdict {
  if (faults.length > 0) console.error(`  ${what}:`);
  for (const fault of faults.slice(0, maxPrinted)) console.error(`    ${fault.slice(0, 300)}`);
  return { what, seen: faults.length === 0 ? when : `${faults.length} times`, ok: faults.length === 0 };
}

/**
 * A verdict on how long something took by the clock; a ratio to what was measured in the same run is judged as it is. Within the bound it holds; within as many times the bound as the machine was slower than ordinary
 * meanwhile, the machine was too slow; beyond that it is broken.
 *
 * @param within milliseconds at the ordinary pace
 * @param since when it began, as of `performance.now()`
 */
export function inTime(
  { what, seen, ms, within }: { what: string; seen: string; ms: number; within: number },
  since?: number,
): Verdict {
  const pace = paceSince(since);
  const tooSlow = ms > within && ms <= within * pace;
  return { what, seen: tooSlow ? `${seen}; the machine ${pace.toFixed(1)} × slower` : seen, ok: ms <= within * pace, tooSlow };
}

/** How long something may take now, milliseconds: a bound at the ordinary pace, and more of it where the machine is slower. */
export const timeLimit = (within: number): number => within * paceSince();

/** Counts of equal values as text: "10 × 302, 20 × 409". */
export function tally(values: readonly (string | number)[]): string {
  const counts = new Map<string | number, number>();
  for (const item of values) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].map(([thing, count]) => `${count} × ${thing}`).join(", ");
}

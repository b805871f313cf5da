import { columns } from "#tests/bench/figure.ts";

/** The result of a fault run: its requirement, the observation, and whether it passed. */
export type Verdict = { what: string; seen: string; ok: boolean };

/** The verdicts as a table for the terminal. */
export const verdictTable = (verdicts: readonly Verdict[]): string =>
  columns([["what must hold", "seen", ""], ...verdicts.map(({ what, seen, ok }) => [what, seen, ok ? "holds" : "BROKEN"])]);

const maxPrinted = 20;

/** A verdict on a list of troubles, which must be empty; the first few are printed as well. */
export function noFaults(what: string, faults: readonly string[], when = "none"): Verdict {
  if (faults.length > 0) console.error(`  ${what}:`);
  for (const fault of faults.slice(0, maxPrinted)) console.error(`    ${fault.slice(0, 300)}`);
  return { what, seen: faults.length === 0 ? when : `${faults.length} times`, ok: faults.length === 0 };
}

/** Counts of equal values as text: "10 × 302, 20 × 409". */
export function tally(values: readonly (string | number)[]): string {
  const counts = new Map<string | number, number>();
  for (const item of values) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].map(([thing, count]) => `${count} × ${thing}`).join(", ");
}

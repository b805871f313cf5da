/** How a figure moved, percent; `new` when there was nothing to compare it with. */
export type Change = number | "new";

/**
 * How much a figure changed against the period before, percent (A9.16); 0 when both are 0. What was a loss is compared by its
 * size, so that less of a loss counts as a rise.
 */
export function changeOf(current: number, previous: number): Change {
  if (previous === 0) return current === 0 ? 0 : "new";
  return ((current - previous) / Math.abs(previous)) * 100;
}

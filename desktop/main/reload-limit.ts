/** Limit of reloads within a period, milliseconds: a page that crashes more often has a permanent fault. */
const maxReloads = 3;
const span = 5 * 60_000;

/** Returns whether the next reload is allowed; a refused one is not counted. */
export function reloadLimit(clock = () => Date.now()): () => boolean {
  let made: number[] = [];
  return () => {
    made = made.filter((at) => clock() - at < span);
    if (made.length >= maxReloads) return false;
    made.push(clock());
    return true;
  };
}

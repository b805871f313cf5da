/** So many reloads in so long a time, milliseconds: what breaks down more often breaks down of itself. */
const most = 3;
const span = 5 * 60_000;

/** Says of each reload that is about to be made whether it may; one that may not is not counted. */
export function reloadLimit(clock = () => Date.now()): () => boolean {
  let made: number[] = [];
  return () => {
    made = made.filter((at) => clock() - at < span);
    if (made.length >= most) return false;
    made.push(clock());
    return true;
  };
}

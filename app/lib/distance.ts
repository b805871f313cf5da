/** How many letters one text has to gain, lose or change to become the other (Levenshtein); both are a word long. */
export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let place = 1; place <= other.length; place += 1) {
      const changed = (row[place - 1] ?? 0) + (one[at - 1] === other[place - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[place] ?? 0) + 1, (next[place - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

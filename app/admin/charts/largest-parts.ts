type Part = { name: string; revenue: number };

/**
 * The largest parts of a whole and, last, what all smaller ones come to together, so that the parts drawn are the whole.
 *
 * @param parts the largest first
 * @param most how many keep their own name
 */
export function largestParts<P extends Part>(
  parts: readonly P[],
  most: number,
  nameOther: (count: number) => string,
): (Part & { isOther: boolean })[] {
  const named = parts.length > most + 1 ? parts.slice(0, most) : parts;
  const rest = parts.slice(named.length);
  const other = { name: nameOther(rest.length), revenue: rest.reduce((sum, { revenue }) => sum + revenue, 0), isOther: true };
  const own = named.map(({ name, revenue }) => ({ name, revenue, isOther: false }));
  return rest.length > 0 ? [...own, other] : own;
}

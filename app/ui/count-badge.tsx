/** A count beside an icon or a link; nothing for zero, and 99+ above 99 (A2.44). */
export function CountBadge({ count }: { count: number }) {
  if (count <= 0) return null;
  return <span className="count">{count > 99 ? "99+" : count}</span>;
}

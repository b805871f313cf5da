import { type Paisa, paisa } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { instantsOf, type Period } from "./periods.ts";

/** What one person gave off for one reason: how many lines and bills, and what it came to in paisa. */
export type DiscountShare = { who: string | null; reason: string; count: number; amount: Paisa };

/**
 * The discounts of the orders that were placed in a period and not cancelled, by who gave them and why, the largest first (decisions 32). Of
 * a line it is what the list price would have brought more.
 */
export async function listDiscounts(period: Period): Promise<DiscountShare[]> {
  const { since, until } = instantsOf(period);
  const rows = await db.$queryRaw<{ who: string | null; reason: string; count: number; amount: bigint }[]>`
    SELECT u.name AS who, l.price_reason AS reason, count(*)::int AS count,
      sum(CASE WHEN l.line_total < 0 THEN -l.line_total
        ELSE (l.list_price - l.unit_price)::bigint * coalesce(l.packed_quantity, l.quantity) / 1000 END)::bigint AS amount
    FROM order_lines l JOIN orders o ON o.id = l.order_id LEFT JOIN users u ON u.id = l.discounted_by_id
    WHERE l.price_reason IS NOT NULL AND o.status <> 'cancelled' AND o.created_at >= ${since} AND o.created_at < ${until}
    GROUP BY u.id, u.name, l.price_reason ORDER BY amount DESC, reason LIMIT 100`;
  return rows.map(({ amount, ...row }) => ({ ...row, amount: paisa(Number(amount)) }));
}

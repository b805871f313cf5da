import { type Paisa, paisa } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { instantsOf, type Period } from "./periods.ts";

/** What revenue came from: a category's products, packages, things written in by hand, the delivery itself, or the rounding of totals. */
export type RevenueSource =
  | { kind: "category"; categoryId: number; name: string; nameUr: string | null }
  | { kind: "packages" | "custom" | "delivery" | "rounding" };

/** A part of a period's revenue; all parts together are the revenue. */
export type RevenueShare = { source: RevenueSource; revenue: Paisa };

type Row = { kind: string; category_id: number | null; name: string | null; name_ur: string | null; revenue: bigint | null };

/** What a period's revenue came from, the largest part first; parts that brought nothing are left out. */
export async function listRevenueShares(period: Period): Promise<RevenueShare[]> {
  const { since, until } = instantsOf(period);
  const rows = await db.$queryRaw<Row[]>`
    WITH delivered AS (
      SELECT id, delivery_charge, rounding FROM orders WHERE status = 'delivered' AND delivered_at >= ${since} AND delivered_at < ${until}),
    sold AS (
      SELECT l.kind::text AS kind, p.category_id, sum(l.line_total)::bigint AS revenue
      FROM delivered d JOIN order_lines l ON l.order_id = d.id LEFT JOIN products p ON p.id = l.product_id AND l.kind = 'product'
      GROUP BY 1, 2
      UNION ALL SELECT 'delivery', NULL, sum(delivery_charge)::bigint FROM delivered
      UNION ALL SELECT 'rounding', NULL, sum(rounding)::bigint FROM delivered)
    SELECT sold.kind, sold.category_id, c.name, c.name_ur, sold.revenue
    FROM sold LEFT JOIN categories c ON c.id = sold.category_id
    WHERE sold.revenue <> 0 ORDER BY sold.revenue DESC, sold.kind, sold.category_id LIMIT 100`;
  return rows.map((row) => ({ source: sourceOf(row), revenue: paisa(Number(row.revenue)) }));
}

function sourceOf({ kind, category_id: categoryId, name, name_ur: nameUr }: Row): RevenueSource {
  if (categoryId !== null && name !== null) return { kind: "category", categoryId, name, nameUr };
  return { kind: kind === "package" ? "packages" : kind === "delivery" || kind === "rounding" ? kind : "custom" };
}

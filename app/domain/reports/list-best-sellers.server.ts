import { type Paisa, paisa } from "#app/lib/money.ts";
import { type Thousandths, thousandths } from "#app/lib/quantity.ts";
import { db } from "#app/platform/db.server.ts";
import { instantsOf, type Period } from "./periods.ts";

/** How many best sellers are named. */
const max = 10;

/** A product that brought in the most; `sold` in thousandths of its selling unit. */
export type BestSeller = {
  id: number;
  name: string;
  unit: string;
  soldByWeight: boolean;
  sold: Thousandths;
  orders: number;
  revenue: Paisa;
};

type Row = Omit<BestSeller, "sold" | "revenue"> & { sold: bigint; revenue: bigint };

/** The products that brought in the most of what was delivered in a period, by what was paid for them, ten at most. */
export async function listBestSellers(period: Period): Promise<BestSeller[]> {
  const { since, until } = instantsOf(period);
  const rows = await db.$queryRaw<Row[]>`
    WITH sold AS (
      SELECT l.product_id, sum(coalesce(l.packed_quantity, l.quantity))::bigint AS sold, count(*)::int AS orders,
        sum(l.line_total)::bigint AS revenue
      FROM orders o JOIN order_lines l ON l.order_id = o.id
      WHERE o.status = 'delivered' AND o.delivered_at >= ${since} AND o.delivered_at < ${until} AND l.kind = 'product'
      GROUP BY l.product_id ORDER BY revenue DESC, l.product_id LIMIT ${max})
    SELECT p.id, p.name, p.unit, p.sold_by_weight AS "soldByWeight", sold.sold, sold.orders, sold.revenue
    FROM sold JOIN products p ON p.id = sold.product_id ORDER BY sold.revenue DESC, p.id`;
  return rows.map((row) => ({ ...row, sold: thousandths(Number(row.sold)), revenue: paisa(Number(row.revenue)) }));
}

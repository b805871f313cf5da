import { type Paisa, paisa } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { daysOf, instantsOf, type Period } from "../periods.ts";

/** What was delivered on one day in Karachi. */
export type SalesDay = { date: string; revenue: Paisa; orders: number };

type Row = { place: number; revenue: bigint; orders: number };

/** What was delivered on each day of a period, days without a delivery included. */
export async function listSalesDays(period: Period): Promise<SalesDay[]> {
  const days = daysOf(period);
  const { since, until } = instantsOf(period);
  const begins = days.map((day) => instantsOf({ from: day, to: day }).since);
  const rows = await db.$queryRaw<Row[]>`
    SELECT width_bucket(delivered_at, ${begins}::timestamptz[]) AS place, sum(total)::bigint AS revenue, count(*)::int AS orders
    FROM orders WHERE status = 'delivered' AND delivered_at >= ${since} AND delivered_at < ${until} GROUP BY place`;
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return days.map((date, at) => {
    const { revenue = 0n, orders = 0 } = byPlace.get(at + 1) ?? {};
    return { date, revenue: paisa(Number(revenue)), orders };
  });
}

import { startOfKarachiMonth } from "#app/lib/dates.ts";
import { type Paisa, paisa } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import type { Sight } from "./find-metrics.server.ts";
import { lineProfit } from "./line-profit.server.ts";
import type { MonthRange } from "./month-ranges.ts";
import { instantsOf, monthsUpTo, wholeMonth } from "./periods.ts";

/** One month in Karachi: orders placed in it; revenue and profit of what was delivered in it, null for who may not see them. */
export type SalesMonth = { month: string; orders: number; revenue: Paisa | null; profit: Paisa | null };

type Row = { place: number; amount: bigint | null };

/** The last months, this one included, the earliest first, months without an order included. */
export async function listSalesMonths(thisMonth: string, range: MonthRange, { money, profit }: Sight): Promise<SalesMonth[]> {
  const months = monthsUpTo(thisMonth, range);
  const begins = months.map(startOfKarachiMonth);
  const until = instantsOf(wholeMonth(thisMonth)).until;
  const [placed, revenue, kept] = await Promise.all([
    readPlaced(begins, until),
    money ? readRevenue(begins, until) : null,
    money && profit ? readProfit(begins, until) : null,
  ]);
  return months.map((month, at) => ({
    month,
    orders: placed.get(at + 1) ?? 0,
    revenue: revenue && paisa(revenue.get(at + 1) ?? 0),
    profit: kept && paisa(kept.get(at + 1) ?? 0),
  }));
}

const byPlace = (rows: Row[]) => new Map(rows.map(({ place, amount }) => [place, Number(amount ?? 0)]));

const readPlaced = async (begins: Date[], until: Date) =>
  byPlace(
    await db.$queryRaw<Row[]>`
      SELECT width_bucket(created_at, ${begins}::timestamptz[]) AS place, count(*) AS amount
      FROM orders WHERE created_at >= ${begins[0]} AND created_at < ${until} GROUP BY place`,
  );

const readRevenue = async (begins: Date[], until: Date) =>
  byPlace(
    await db.$queryRaw<Row[]>`
      SELECT width_bucket(delivered_at, ${begins}::timestamptz[]) AS place, sum(total)::bigint AS amount
      FROM orders WHERE status = 'delivered' AND delivered_at >= ${begins[0]} AND delivered_at < ${until} GROUP BY place`,
  );

/** OFFSET 0 keeps the month worked out once for an order, not once for each of its lines. */
const readProfit = async (begins: Date[], until: Date) =>
  byPlace(
    await db.$queryRaw<Row[]>`
      SELECT o.place, (${lineProfit})::bigint AS amount
      FROM (
        SELECT id, width_bucket(delivered_at, ${begins}::timestamptz[]) AS place FROM orders
        WHERE status = 'delivered' AND delivered_at >= ${begins[0]} AND delivered_at < ${until} OFFSET 0) AS o
      JOIN order_lines l ON l.order_id = o.id GROUP BY o.place`,
  );

import { startOfKarachiMonth } from "#app/lib/dates.ts";
import { type Paisa, paisa } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { processWide } from "#app/platform/process-wide.server.ts";
import type { MetricsAccess } from "./find-metrics.server.ts";
import { lineProfit } from "./internal/line-profit.server.ts";
import type { MonthRange } from "./month-ranges.ts";
import { instantsOf, monthsUpTo, wholeMonth } from "./periods.ts";

/** One month in Karachi: orders placed in it and not cancelled; revenue and profit of what was delivered in it, absent for who may not see them. */
export type SalesMonth = { month: string; orders: number; revenue?: Paisa; profit?: Paisa };

/** A month as an index in the requested list, from 1. `mark` changes whenever an order of that month does. */
type Row = { place: number; revenue: bigint; mark: string };

/** The last months, this one included, the earliest first, months without an order included. */
export async function listSalesMonths(
  thisMonth: string,
  range: MonthRange,
  { money, profit }: MetricsAccess,
): Promise<SalesMonth[]> {
  const months = monthsUpTo(thisMonth, range);
  const begins = months.map(startOfKarachiMonth);
  const until = instantsOf(wholeMonth(thisMonth)).until;
  const [placed, delivered] = await Promise.all([readPlaced(begins, until), money ? readDelivered(begins, until) : null]);
  const kept = delivered && profit ? await profitOf(months, { begins, until, delivered }) : null;
  return months.map((month, at) => ({
    month,
    orders: placed.get(at + 1) ?? 0,
    ...(delivered && { revenue: paisa(Number(delivered.get(at + 1)?.revenue ?? 0)) }),
    ...(kept && { profit: paisa(kept.get(at + 1) ?? 0) }),
  }));
}

type MonthsQuery = { begins: Date[]; until: Date; delivered: Map<number, Row> };

/** The cached profit of a month for its `mark`. Past months rarely change, and their lines are many. */
const knownMonths = () => processWide("profit-of-months", () => new Map<string, { mark: string; profit: number }>());

/** The profit of each month with a delivery, by its place; only months that have changed since are added up again. */
async function profitOf(months: readonly string[], { begins, until, delivered }: MonthsQuery): Promise<Map<number, number>> {
  const known = knownMonths();
  const rows = [...delivered.values()].map((row) => ({ ...row, month: months[row.place - 1] ?? "" }));
  const changed = rows.filter(({ month, mark }) => known.get(month)?.mark !== mark);
  if (changed.length > 0) {
    const places = changed.map(({ place }) => place);
    const read = await readProfit(begins, until, places);
    for (const { month, mark, place } of changed) known.set(month, { mark, profit: read.get(place) ?? 0 });
  }
  return new Map(rows.map(({ place, month }) => [place, known.get(month)?.profit ?? 0]));
}

type Amount = { place: number; amount: bigint | null };

const byPlace = (rows: Amount[]) => new Map(rows.map(({ place, amount }) => [place, Number(amount ?? 0)]));

const readPlaced = async (begins: Date[], until: Date) =>
  byPlace(
    await db.$queryRaw<Amount[]>`
      SELECT width_bucket(created_at, ${begins}::timestamptz[]) AS place, count(*) AS amount
      FROM orders WHERE created_at >= ${begins[0]} AND created_at < ${until} AND status <> 'cancelled' GROUP BY place`,
  );

/** Every save of an order raises its version, so count and sum of the versions detect any change. */
async function readDelivered(begins: Date[], until: Date): Promise<Map<number, Row>> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT width_bucket(delivered_at, ${begins}::timestamptz[]) AS place, sum(total)::bigint AS revenue,
      concat_ws(' ', count(*), sum(version), sum(total), sum(id)) AS mark
    FROM orders WHERE status = 'delivered' AND delivered_at >= ${begins[0]} AND delivered_at < ${until} GROUP BY place`;
  return new Map(rows.map((row) => [row.place, row]));
}

/** OFFSET 0 keeps the month worked out once for an order, not once for each of its lines. */
const readProfit = async (begins: Date[], until: Date, places: number[]) =>
  byPlace(
    await db.$queryRaw<Amount[]>`
      SELECT o.place, (${lineProfit})::bigint AS amount
      FROM (
        SELECT id, width_bucket(delivered_at, ${begins}::timestamptz[]) AS place FROM orders
        WHERE status = 'delivered' AND delivered_at >= ${begins[0]} AND delivered_at < ${until} OFFSET 0) AS o
      JOIN order_lines l ON l.order_id = o.id WHERE o.place = ANY(${places}) GROUP BY o.place`,
  );

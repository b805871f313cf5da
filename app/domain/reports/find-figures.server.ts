import { karachiDate } from "#app/lib/dates.ts";
import { now } from "#app/platform/clock.server.ts";
import { readOrFallback } from "#app/platform/read-or-fallback.server.ts";
import { findMetrics, type Metric, type MetricsAccess } from "./find-metrics.server.ts";
import { listSalesDays, type SalesDay } from "./internal/list-sales-days.server.ts";
import { listRevenueShares, type RevenueShare } from "./list-revenue-shares.server.ts";
import { listSalesMonths, type SalesMonth } from "./list-sales-months.server.ts";
import type { MonthRange } from "./month-ranges.ts";
import { type Period, periodsOn } from "./periods.ts";

/** What the dashboard shows of the month (A9.15, A9.17); `days` and `shares` are null for those who may not see money. */
export type Figures = {
  period: Period;
  metrics: Metric[];
  /** The days of the month so far, and the same ones of the month before. */
  days: { current: SalesDay[]; previous: SalesDay[] } | null;
  shares: RevenueShare[] | null;
  months: SalesMonth[];
};

/**
 * The month so far, and the months before it. Every statement reads what an index bounds to the days it shows; what can't be read
 * is empty, and its chart shows "no data" (A9.18).
 */
export async function findFigures(range: MonthRange, sight: MetricsAccess): Promise<Figures> {
  const today = karachiDate(now());
  const { current, previous } = periodsOn(today);
  const [metrics, days, shares, months] = await Promise.all([
    readOrFallback("metrics", findMetrics({ now: current, before: previous }, sight), []),
    sight.money ? readOrFallback("sales days", Promise.all([listSalesDays(current), listSalesDays(previous)]), [[], []]) : null,
    sight.money ? readOrFallback("revenue shares", listRevenueShares(current), []) : null,
    readOrFallback("sales months", listSalesMonths(today.slice(0, 7), range, sight), []),
  ]);
  return { period: current, metrics, days: days && { current: days[0], previous: days[1] }, shares, months };
}

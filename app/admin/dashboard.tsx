import type { BookCheck } from "#app/domain/audit/find-book-check.server.ts";
import type { Figures } from "#app/domain/reports/find-figures.server.ts";
import type { Today } from "#app/domain/reports/find-today.server.ts";
import type { StaffTask } from "#app/domain/reports/list-tasks.server.ts";
import type { TodaySlot } from "#app/domain/reports/list-today-slots.server.ts";
import type { MonthRange } from "#app/domain/reports/month-ranges.ts";
import type { SetupStep } from "#app/domain/site-settings/setup-guide.server.ts";
import { admin } from "#app/i18n/admin.ts";
import { adminDashboard } from "#app/i18n/admin-dashboard.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDate } from "#app/lib/dates.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { BookCheckNotice } from "./charts/book-check-notice.tsx";
import { MetricCards } from "./charts/metric-cards.tsx";
import { MonthlyTrends } from "./charts/monthly-trends.tsx";
import { OrdersAccessContext } from "./charts/orders-link.tsx";
import { RangeTabs } from "./charts/range-tabs.tsx";
import { RevenueDistribution } from "./charts/revenue-distribution.tsx";
import { SalesOverview } from "./charts/sales-overview.tsx";
import { TaskList } from "./charts/task-list.tsx";
import { TodayFigures } from "./charts/today-figures.tsx";
import { TodaySlots } from "./charts/today-slots.tsx";
import { useAutoRefresh } from "./charts/use-auto-refresh.ts";
import { PageHead } from "./page-head.tsx";
import { sectionPath } from "./sections.ts";
import { SetupGuide } from "./setup-guide.tsx";

export interface DashboardProps {
  /** What waits for whoever looks, the most urgent first. */
  tasks: readonly StaffTask[];
  /** null for whoever may not see orders */
  slots: readonly TodaySlot[] | null;
  /** null when it could not be read */
  today: Today | null;
  figures: Figures;
  range: MonthRange;
  /** Whether its figures link to the orders behind them. */
  opensOrders: boolean;
  /** The steps that set the shop up; null once they are done, and for whoever may not edit the settings. */
  guide: readonly SetupStep[] | null;
  /** null before the first check of the books, and for whoever may not see money */
  bookCheck: BookCheck | null;
}

/** What to do now, the day so far, the month so far, and the months before it. */
export function Dashboard({ tasks, slots, today, figures, range, opensOrders, guide, bookCheck }: DashboardProps) {
  const t = useText(admin);
  const d = useText(adminDashboard);
  const lang = useLang();
  const { period, metrics, days, shares, months } = figures;
  useAutoRefresh();
  return (
    <OrdersAccessContext.Provider value={opensOrders}>
      <PageHead title={t("section.dashboard")}>
        <LinkButton href={sectionPath("statistics")} variant="quiet" small icon="chart-line">
          {t("section.statistics")}
        </LinkButton>
        {opensOrders ? (
          <LinkButton href={sectionPath("orders")} variant="quiet" small icon="receipt">
            {t("today.open-orders")}
          </LinkButton>
        ) : null}
      </PageHead>
      {today ? <p className="text-ink-2">{t("today.title", { date: formatDate(today.date, lang) })}</p> : null}
      <BookCheckNotice check={bookCheck} />
      {guide ? <SetupGuide steps={guide} /> : null}
      <div className="dashboard-now">
        <TaskList tasks={tasks} today={today?.date ?? period.to} />
        {slots ? <TodaySlots slots={slots} /> : null}
      </div>
      {today ? <TodayFigures today={today} /> : null}
      <h2>{d("month-so-far")}</h2>
      <MetricCards metrics={metrics} period={period} />
      <div className="chart-pair">
        {days ? <SalesOverview days={days} /> : null}
        {shares ? <RevenueDistribution shares={shares} period={period} /> : null}
      </div>
      <RangeTabs path={sectionPath("dashboard")} range={range} />
      <MonthlyTrends months={months} />
    </OrdersAccessContext.Provider>
  );
}

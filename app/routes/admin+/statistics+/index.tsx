import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MetricCards } from "#app/admin/charts/metric-cards.tsx";
import { MonthlyTrends } from "#app/admin/charts/monthly-trends.tsx";
import { OrdersAccessContext } from "#app/admin/charts/orders-link.tsx";
import { RangeTabs } from "#app/admin/charts/range-tabs.tsx";
import { RevenueDistribution } from "#app/admin/charts/revenue-distribution.tsx";
import { useAutoRefresh } from "#app/admin/charts/use-auto-refresh.ts";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import { findFigures } from "#app/domain/reports/find-figures.server.ts";
import { listBestSellers } from "#app/domain/reports/list-best-sellers.server.ts";
import { listDiscounts } from "#app/domain/reports/list-discounts.server.ts";
import { periodsOn } from "#app/domain/reports/periods.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { admin } from "#app/i18n/admin.ts";
import { adminDashboard } from "#app/i18n/admin-dashboard.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { karachiDate } from "#app/lib/dates.ts";
import { rangeOf, sightOf } from "#app/pages/dashboard.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { readOrFallback } from "#app/platform/read-or-fallback.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { BestSellers } from "./components/best-sellers.tsx";
import { Discounts } from "./components/discounts.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "statistics");
  const [sight, range] = [sightOf(staff), rangeOf(request)];
  const { current } = periodsOn(karachiDate(now()));
  const [figures, sellers, discounts] = await Promise.all([
    findFigures(range, sight),
    sight.money ? readOrFallback("best sellers", listBestSellers(current), []) : null,
    sight.money ? readOrFallback("discounts", listDiscounts(current), []) : null,
  ]);
  return {
    title: translator(langOf(request), admin)("section.statistics"),
    ...{ figures, sellers, discounts, range },
    opensOrders: staff.may("orders"),
    opensProducts: staff.may("products"),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function Statistics() {
  const { title, figures, sellers, discounts, range, opensOrders, opensProducts } = useLoaderData<typeof loader>();
  const t = useText(adminDashboard);
  const { period, metrics, shares, months } = figures;
  useAutoRefresh();
  return (
    <OrdersAccessContext.Provider value={opensOrders}>
      <PageHead title={title}>
        <LinkButton href={`/admin/statistics/months.csv?months=${range}`} variant="quiet" small icon="download">
          {t("csv")}
        </LinkButton>
      </PageHead>
      <MetricCards metrics={metrics} period={period} />
      <RangeTabs path={sectionPath("statistics")} range={range} />
      <MonthlyTrends months={months} />
      <div className="chart-pair">
        {shares ? <RevenueDistribution shares={shares} period={period} /> : null}
        {sellers ? <BestSellers sellers={sellers} opensProducts={opensProducts} /> : null}
      </div>
      {discounts && discounts.length > 0 ? <Discounts discounts={discounts} /> : null}
    </OrdersAccessContext.Provider>
  );
}

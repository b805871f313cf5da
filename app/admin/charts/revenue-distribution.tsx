import { Table } from "#app/admin/table.tsx";
import type { RevenueShare } from "#app/domain/reports/list-revenue-shares.server.ts";
import type { Period } from "#app/domain/reports/periods.ts";
import { adminDashboard } from "#app/i18n/admin-dashboard.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatMoney, sum } from "#app/lib/money.ts";
import { ChartPanel } from "./chart-panel.tsx";
import { largestParts } from "./largest-parts.ts";
import { LazyBarChart } from "./lazy-charts.ts";
import { OrdersLink } from "./orders-link.tsx";

type Source = RevenueShare["source"];

/** How many parts have a bar of their own; the table has all. */
const drawn = 8;

const soldOf = (source: Source) =>
  source.kind === "category" ? source.categoryId : source.kind === "delivery" || source.kind === "rounding" ? null : source.kind;

/** What the month's revenue came from. */
export function RevenueDistribution({ shares, period }: { shares: readonly RevenueShare[]; period: Period }) {
  const t = useText(adminDashboard);
  const nameOf = useSourceName();
  const total = sum(shares.map(({ revenue }) => revenue));
  const percentOf = (revenue: number) => `${total > 0 ? Math.round((revenue * 100) / total) : 0}%`;
  const rows = shares.map(({ source, revenue }) => ({
    name: nameOf(source),
    sold: soldOf(source),
    revenue,
    percent: percentOf(revenue),
  }));
  const title = t("revenue-distribution");
  const head = (
    <>
      <th scope="col">{t("column.source")}</th>
      <th scope="col" className="num">
        {t("column.revenue")}
      </th>
      <th scope="col" className="num">
        {t("column.share")}
      </th>
    </>
  );
  const table = (
    <Table label={title} head={head}>
      {rows.map(({ name, sold, revenue, percent }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td className="num">
            <OrdersLink by="delivered" {...period} sold={sold}>
              {formatMoney(revenue)}
            </OrdersLink>
          </td>
          <td className="num">{percent}</td>
        </tr>
      ))}
    </Table>
  );
  const bars = largestParts(
    rows.filter(({ revenue }) => revenue > 0),
    drawn,
    (count) => t("source.other", { count }),
  ).map(({ name, revenue, isOther }) => ({
    ...{ name, isOther, value: revenue / 100 },
    shown: percentOf(revenue),
  }));
  return (
    <ChartPanel
      title={title}
      isEmpty={shares.length === 0}
      chart={<LazyBarChart label={t("revenue-distribution.label")} bars={bars} />}
      table={table}
    />
  );
}

function useSourceName(): (source: Source) => string {
  const t = useText(adminDashboard);
  const lang = useLang();
  return (source) => {
    if (source.kind !== "category") return t(`source.${source.kind}`);
    return (lang === "ur" && source.nameUr) || source.name;
  };
}

import { Table } from "#app/admin/table.tsx";
import type { Figures } from "#app/domain/reports/find-figures.server.ts";
import { adminDashboard } from "#app/i18n/admin-dashboard.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDate } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { ChartPanel } from "./chart-panel.tsx";
import { LazyDayChart } from "./lazy-charts.ts";
import { OrdersLink } from "./orders-link.tsx";

/** Revenue on each day of the month so far, beside the same days of the month before. */
export function SalesOverview({ days: { current, previous } }: { days: NonNullable<Figures["days"]> }) {
  const t = useText(adminDashboard);
  const lang = useLang();
  const title = t("sales-overview");
  const chart = (
    <LazyDayChart
      label={t("sales-overview.label")}
      names={{ bars: t("this-month"), marks: t("month-before") }}
      days={current.map(({ date, revenue }, at) => {
        const before = previous[at];
        return { day: String(Number(date.slice(8))), value: revenue / 100, mark: before ? before.revenue / 100 : null };
      })}
    />
  );
  const head = (
    <>
      <th scope="col">{t("column.day")}</th>
      <th scope="col" className="num">
        {t("column.revenue")}
      </th>
      <th scope="col" className="num">
        {t("column.delivered")}
      </th>
      <th scope="col" className="num">
        {t("month-before")}
      </th>
    </>
  );
  const table = (
    <Table label={title} head={head}>
      {current.map(({ date, revenue, orders }, at) => {
        const before = previous[at];
        return (
          <tr key={date}>
            <th scope="row">{formatDate(date, lang)}</th>
            <td className="num">
              <OrdersLink by="delivered" from={date} to={date}>
                {formatMoney(revenue)}
              </OrdersLink>
            </td>
            <td className="num">{orders}</td>
            <td className="num">
              {before ? (
                <OrdersLink by="delivered" from={before.date} to={before.date}>
                  {formatMoney(before.revenue)}
                </OrdersLink>
              ) : null}
            </td>
          </tr>
        );
      })}
    </Table>
  );
  const isEmpty = [...current, ...previous].every(({ orders }) => orders === 0);
  return <ChartPanel title={title} isEmpty={isEmpty} chart={chart} table={table} />;
}

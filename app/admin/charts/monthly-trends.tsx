import { Table } from "#app/admin/table.tsx";
import type { SalesMonth } from "#app/domain/reports/list-sales-months.server.ts";
import { wholeMonth } from "#app/domain/reports/periods.ts";
import { adminDashboard } from "#app/i18n/admin-dashboard.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMonth } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { ChartPanel } from "./chart-panel.tsx";
import { LazyLineChart } from "./lazy-charts.ts";
import { OrdersLink } from "./orders-link.tsx";

/** Month by month; without the right to see money, the number of orders. */
export function MonthlyTrends({ months }: { months: readonly SalesMonth[] }) {
  const t = useText(adminDashboard);
  const title = t("monthly-trends");
  const money = (["revenue", "profit"] as const).filter((name) => months.some((month) => month[name] !== undefined));
  const series =
    money.length > 0
      ? money.map((name) => ({ name: t(`column.${name}`), values: months.map((month) => (month[name] ?? 0) / 100) }))
      : [{ name: t("column.orders"), values: months.map(({ orders }) => orders) }];
  const head = (
    <>
      <th scope="col">{t("column.month")}</th>
      <th scope="col" className="num">
        {t("column.orders")}
      </th>
      {money.map((name) => (
        <th key={name} scope="col" className="num">
          {t(`column.${name}`)}
        </th>
      ))}
    </>
  );
  const table = (
    <Table label={title} head={head}>
      {months.map((row) => (
        <tr key={row.month}>
          <th scope="row">{formatMonth(row.month)}</th>
          <td className="num">
            <OrdersLink by="placed" {...wholeMonth(row.month)}>
              {row.orders}
            </OrdersLink>
          </td>
          {money.map((name) => (
            <td key={name} className="num">
              {row[name] === undefined ? null : (
                <OrdersLink by="delivered" {...wholeMonth(row.month)}>
                  {formatMoney(row[name])}
                </OrdersLink>
              )}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
  return (
    <ChartPanel
      title={title}
      isEmpty={months.every(({ orders, revenue }) => orders === 0 && !revenue)}
      chart={
        <LazyLineChart
          label={t("monthly-trends.label")}
          series={series}
          ticks={months.map(({ month }) => formatMonth(month, true))}
        />
      }
      table={table}
      isWide
    />
  );
}

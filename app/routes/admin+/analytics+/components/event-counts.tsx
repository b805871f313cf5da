import { LazyPieChart } from "#app/admin/charts/lazy-charts.ts";
import { Panel } from "#app/admin/panel.tsx";
import { Table } from "#app/admin/table.tsx";
import { adminAnalytics } from "#app/i18n/admin-analytics.ts";
import { useText } from "#app/i18n/use-text.ts";
import { useEventName } from "./use-event-name.ts";

type EventCountsProps = { counts: readonly { type: string; count: number }[]; total: number };

/** How many events of each type there are, in figures and as slices of a pie. */
export function EventCounts({ counts, total }: EventCountsProps) {
  const t = useText(adminAnalytics);
  const nameOf = useEventName();
  const head = (
    <>
      <th scope="col">{t("column.type")}</th>
      <th scope="col" className="num">
        {t("column.count")}
      </th>
      <th scope="col" className="num">
        {t("column.share")}
      </th>
    </>
  );
  return (
    <Panel title={t("distribution")}>
      <div className="chart-body">
        <div className="chart-room">
          <LazyPieChart
            label={t("distribution.label")}
            slices={counts.map(({ type, count }) => ({ name: nameOf(type), value: count }))}
          />
        </div>
        <Table label={t("counts")} head={head}>
          {counts.map(({ type, count }) => (
            <tr key={type}>
              <th scope="row">{nameOf(type)}</th>
              <td className="num">{count}</td>
              <td className="num">{Math.round((count * 100) / total)}%</td>
            </tr>
          ))}
        </Table>
      </div>
    </Panel>
  );
}

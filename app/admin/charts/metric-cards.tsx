import type { Change } from "#app/domain/reports/change.ts";
import type { Metric } from "#app/domain/reports/find-metrics.server.ts";
import type { Period } from "#app/domain/reports/periods.ts";
import { adminDashboard } from "#app/i18n/admin-dashboard.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney, type Paisa } from "#app/lib/money.ts";
import { OrdersLink } from "./orders-link.tsx";

const isMoney = ({ name }: Metric) => name === "revenue" || name === "profit";

/** The month's figures (A9.15), each with its change and a link to the orders it was counted from. */
export function MetricCards({ metrics, period }: { metrics: readonly Metric[]; period: Period }) {
  const t = useText(adminDashboard);
  return (
    <dl className="admin-figures">
      {metrics.map((metric) => (
        <div key={metric.name}>
          <dt>{t(`metric.${metric.name}`)}</dt>
          <dd>
            <OrdersLink by={isMoney(metric) ? "delivered" : "placed"} {...period}>
              {isMoney(metric) ? formatMoney(metric.value as Paisa) : String(metric.value)}
            </OrdersLink>
          </dd>
          <dd className="admin-change">
            <Moved change={metric.change} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Moved({ change }: { change: Change }) {
  const t = useText(adminDashboard);
  if (change === "new") return t("change.new");
  const percent = `${change > 0 ? "+" : ""}${Number(change.toFixed(1))}%`;
  return t("change", { percent });
}

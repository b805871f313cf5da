import { Panel } from "#app/admin/panel.tsx";
import { Table } from "#app/admin/table.tsx";
import type { DiscountShare } from "#app/domain/reports/list-discounts.server.ts";
import { adminDashboard } from "#app/i18n/admin-dashboard.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";

/** What was given off this month, by person and reason (decisions 32). */
export function Discounts({ discounts }: { discounts: readonly DiscountShare[] }) {
  const t = useText(adminDashboard);
  const head = (
    <>
      <th scope="col">{t("discounts.who")}</th>
      <th scope="col">{t("discounts.reason")}</th>
      <th scope="col" className="num">
        {t("discounts.count")}
      </th>
      <th scope="col" className="num">
        {t("discounts.amount")}
      </th>
    </>
  );
  return (
    <Panel title={t("discounts")}>
      <Table label={t("discounts")} head={head}>
        {discounts.map(({ who, reason, count, amount }) => (
          <tr key={`${who} ${reason}`}>
            <th scope="row">{who ?? t("discounts.nobody")}</th>
            <td>{reason}</td>
            <td className="num">{count}</td>
            <td className="num">{formatMoney(amount)}</td>
          </tr>
        ))}
      </Table>
    </Panel>
  );
}

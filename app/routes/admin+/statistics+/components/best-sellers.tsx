import { Panel } from "#app/admin/panel.tsx";
import { Table } from "#app/admin/table.tsx";
import type { BestSeller } from "#app/domain/reports/list-best-sellers.server.ts";
import { adminDashboard } from "#app/i18n/admin-dashboard.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";
import { formatQuantity } from "#app/lib/quantity.ts";

/** The products with the highest revenue this month. */
export function BestSellers({ sellers, opensProducts }: { sellers: readonly BestSeller[]; opensProducts: boolean }) {
  const t = useText(adminDashboard);
  const title = t("best-sellers");
  const head = (
    <>
      <th scope="col">{t("column.product")}</th>
      <th scope="col" className="num">
        {t("column.sold")}
      </th>
      <th scope="col" className="num">
        {t("column.revenue")}
      </th>
    </>
  );
  return (
    <Panel title={title}>
      {sellers.length === 0 ? (
        <p className="text-ink-2">{t("no-sales")}</p>
      ) : (
        <Table label={title} head={head}>
          {sellers.map(({ id, name, unit, soldByWeight, sold, revenue }) => (
            <tr key={id}>
              <th scope="row">{opensProducts ? <a href={`/admin/products/${id}`}>{name}</a> : name}</th>
              <td className="num">{formatQuantity(sold, { unit, soldByWeight })}</td>
              <td className="num">{formatMoney(revenue)}</td>
            </tr>
          ))}
        </Table>
      )}
    </Panel>
  );
}

import type { ListedProduct } from "#app/domain/catalog/list-staff-products.server.ts";
import { pricing } from "#app/i18n/pricing.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";
import { Table } from "#app/ui/table.tsx";

/** The read-only prices, without costs. */
export function PriceList({ products }: { products: readonly ListedProduct[] }) {
  const t = useText(pricing);
  return (
    <Table
      label={t("sheet")}
      head={
        <>
          <th scope="col">{t("column.product")}</th>
          <th scope="col" className="num">
            {t("column.price")}
          </th>
        </>
      }
    >
      {products.map(({ id, name, price }) => (
        <tr key={id} data-row>
          <td data-label={t("column.product")}>{name}</td>
          <td className="num" data-label={t("column.price")}>
            {formatMoney(price)}
          </td>
        </tr>
      ))}
    </Table>
  );
}

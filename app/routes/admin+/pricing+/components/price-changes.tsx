import { Form } from "@remix-run/react";
import { sectionPath } from "#app/admin/sections.ts";
import type { PriceChange } from "#app/domain/catalog/price-sheet.server.ts";
import { pricing } from "#app/i18n/pricing.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { Button } from "#app/ui/button.tsx";
import { Table } from "#app/ui/table.tsx";

/** The last price changes; one that is still current can be reverted. */
export function PriceChanges({ changes, returnTo }: { changes: readonly PriceChange[]; returnTo: string }) {
  const t = useText(pricing);
  const lang = useLang();
  if (changes.length === 0) return <p className="text-ink-2">{t("changes.none")}</p>;
  return (
    <Table
      label={t("changes")}
      head={
        <>
          <th scope="col">{t("column.product")}</th>
          <th scope="col">{t("column.change")}</th>
          <th scope="col">{t("column.when")}</th>
          <th scope="col">{t("column.who")}</th>
          <th scope="col">
            <span className="sr-only">{t("column.revert")}</span>
          </th>
        </>
      }
    >
      {changes.map(({ id, productId, product, before, after, at, who, isCurrent }) => (
        <tr key={id}>
          <td data-label={t("column.product")}>
            <a href={`${sectionPath("products")}/${productId}`}>{product}</a>
          </td>
          <td data-label={t("column.change")}>{`${formatMoney(before)} → ${formatMoney(after)}`}</td>
          <td data-label={t("column.when")}>{formatDateTime(at, lang)}</td>
          <td data-label={t("column.who")}>{who}</td>
          <td data-label={t("column.revert")}>
            {isCurrent ? (
              <Form method="post" action={`${sectionPath("pricing")}/revert`} preventScrollReset>
                <input type="hidden" name="id" value={id} />
                <input type="hidden" name="return_to" value={returnTo} />
                <Button variant="quiet" small icon="undo-2" aria-label={t("revert", { product, price: formatMoney(before) })}>
                  {t("revert.short")}
                </Button>
              </Form>
            ) : null}
          </td>
        </tr>
      ))}
    </Table>
  );
}

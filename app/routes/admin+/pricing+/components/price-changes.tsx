import { Form } from "@remix-run/react";
import { ListTable } from "#app/admin/list/list-table.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import type { PriceChange } from "#app/domain/catalog/price-sheet.server.ts";
import { pricing } from "#app/i18n/pricing.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { Button } from "#app/ui/button.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";

/** The last price changes; one that is still current can be reverted. */
export function PriceChanges({ changes, returnTo }: { changes: readonly PriceChange[]; returnTo: string }) {
  const t = useText(pricing);
  const lang = useLang();
  if (changes.length === 0) return <p className="text-ink-2">{t("changes.none")}</p>;
  return (
    <ListTable
      label={t("changes")}
      rows={changes}
      columns={[
        {
          label: t("column.product"),
          cell: ({ productId, product }) => <a href={`${sectionPath("products")}/${productId}`}>{product}</a>,
        },
        { label: t("column.change"), cell: ({ before, after }) => `${formatMoney(before)} → ${formatMoney(after)}` },
        { label: t("column.when"), cell: ({ at }) => formatDateTime(at, lang) },
        { label: t("column.who"), cell: ({ who }) => who },
      ]}
      actions={({ id, product, before, isCurrent }) =>
        isCurrent ? (
          <Form method="post" action={`${sectionPath("pricing")}/revert`} preventScrollReset>
            <SaveKey />
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="return_to" value={returnTo} />
            <Button
              variant="plain"
              small
              iconOnly
              icon="undo-2"
              aria-label={t("revert", { product, price: formatMoney(before) })}
              title={t("revert.short")}
            />
          </Form>
        ) : null
      }
    />
  );
}

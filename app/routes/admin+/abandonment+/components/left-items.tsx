import { ListTable } from "#app/admin/list/list-table.tsx";
import { Panel } from "#app/admin/panel.tsx";
import type { LeftItem } from "#app/domain/reports/list-abandoned-carts.server.ts";
import { adminAbandonment } from "#app/i18n/admin-abandonment.ts";
import { useText } from "#app/i18n/use-text.ts";

/** The items most often abandoned. */
export function LeftItems({ left }: { left: readonly LeftItem[] }) {
  const t = useText(adminAbandonment);
  return (
    <Panel title={t("left")}>
      <ListTable
        label={t("left")}
        rows={left}
        columns={[
          {
            label: t("column.product"),
            cell: ({ id, name }) => (
              <a href={`/admin/products/${id}`} className="inline-flex min-h-6 items-center">
                {name}
              </a>
            ),
          },
          { label: t("column.carts"), cell: ({ carts }) => carts, isNumber: true },
        ]}
      />
    </Panel>
  );
}

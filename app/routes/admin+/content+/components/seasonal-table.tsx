import { Form } from "@remix-run/react";
import { Confirm } from "#app/admin/confirm.tsx";
import { ListTable } from "#app/admin/list/list-table.tsx";
import { smallPicture } from "#app/components/picture.tsx";
import type { StaffSeasonal } from "#app/domain/content/list-staff-seasonal.server.ts";
import { adminContent } from "#app/i18n/admin-content.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { contentPaths } from "./content-paths.ts";
import { TimelineLink } from "./timeline-link.tsx";

/** The products of the season in their order (A3.14). */
export function SeasonalTable({ seasonal, mayEdit }: { seasonal: readonly StaffSeasonal[]; mayEdit: boolean }) {
  const t = useText(adminContent);
  return (
    <ListTable
      label={t("tab.seasonal")}
      rows={seasonal}
      stacks
      columns={[
        { label: t("column.order"), cell: ({ order }) => order },
        { label: t("column.picture"), cell: ({ image }) => <div className="row-picture">{smallPicture({ src: image })}</div> },
        {
          label: t("column.product"),
          cell: ({ productId, name, isOnSale }) => (
            <>
              <a href={`/admin/products/${productId}`}>{name}</a>
              {isOnSale ? null : <small className="block text-ink-2">{t("seasonal.not-on-sale")}</small>}
            </>
          ),
        },
        { label: t("column.category"), cell: ({ category }) => category },
        { label: t("column.price"), cell: ({ price }) => formatMoney(price), isNumber: true },
        {
          label: t("column.state"),
          cell: ({ featured }) => <Badge tone={featured ? "podina" : "plain"}>{t(featured ? "featured" : "not-featured")}</Badge>,
        },
        {
          label: t("column.actions"),
          isTitle: true,
          cell: (row) => (
            <div className="row-acts">
              {mayEdit ? <FeatureSeasonal row={row} /> : null}
              <TimelineLink list={contentPaths.seasonal} id={row.id} name={row.name} />
              {mayEdit ? <RemoveSeasonal row={row} /> : null}
            </div>
          ),
        },
      ]}
    />
  );
}

function FeatureSeasonal({ row: { id, name, featured } }: { row: StaffSeasonal }) {
  const t = useText(adminContent);
  return (
    <Form method="post" action={`${contentPaths.seasonal}/${id}/featured`} preventScrollReset>
      <input type="hidden" name="featured" value={featured ? "no" : "yes"} />
      <Button variant="quiet" small icon="star">
        {t(featured ? "unfeature" : "feature")}
        <span className="sr-only">{` ${name}`}</span>
      </Button>
    </Form>
  );
}

function RemoveSeasonal({ row: { id, name } }: { row: StaffSeasonal }) {
  const t = useText(adminContent);
  const question = t("seasonal.remove.sure", { name });
  return <Confirm label={t("remove")} question={question} action={`${contentPaths.seasonal}/${id}/delete`} />;
}

import { Form } from "@remix-run/react";
import { Drawer } from "#app/admin/drawer.tsx";
import { HeadLabel } from "#app/admin/list/list-head.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import { type StaffFilter, staffQuery } from "#app/domain/catalog/staff-query.ts";
import { productList } from "#app/i18n/product-list.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { type ListColumn, listColumns } from "./list-columns.ts";

interface ColumnChooserProps {
  filter: StaffFilter;
  columns: readonly ListColumn[];
  costVisible: boolean;
}

/** The columns shown on this device. */
export function ColumnChooser({ filter, columns, costVisible }: ColumnChooserProps) {
  const t = useText(productList);
  return (
    <Drawer
      className="resource-pop"
      summary={
        <summary className="button button-plain button-small" aria-label={t("columns")} title={t("columns")}>
          <HeadLabel icon="sliders-horizontal" label={t("columns")} />
        </summary>
      }
    >
      <Form method="get" action={sectionPath("products")} className="resource-pop-panel" reloadDocument>
        {[...staffQuery(filter)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {listColumns
          .filter((column) => column !== "cost" || costVisible)
          .map((column) => (
            <Checkbox
              key={column}
              id={`column-${column}`}
              name="column"
              value={column}
              defaultChecked={columns.includes(column)}
              label={t(`column.${column}`)}
            />
          ))}
        <Button name="choose_columns" value="1" small wide>
          {t("columns.show")}
        </Button>
      </Form>
    </Drawer>
  );
}

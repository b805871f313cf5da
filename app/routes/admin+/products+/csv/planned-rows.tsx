import { sectionPath } from "#app/admin/sections.ts";
import { Table } from "#app/admin/table.tsx";
import { productCsv } from "#app/i18n/product-csv.ts";
import { useText } from "#app/i18n/use-text.ts";
import type { RowView } from "../list/row-views.server.ts";

/** Some rows of the file and their planned actions. */
export function PlannedRows({ title, rows, total }: { title: string; rows: readonly RowView[]; total: number }) {
  const t = useText(productCsv);
  if (rows.length === 0) return null;
  const whatOf = ({ id, fields, text, note }: RowView) => {
    const what = text || (id === null ? t("row.new") : fields.map((field) => t(`column.${field}`)).join(", "));
    return note ? `${what}. ${note}` : what;
  };
  return (
    <section className="grid gap-2">
      <h2>{title}</h2>
      <Table
        label={title}
        head={
          <>
            <th scope="col" className="num">
              {t("error.row")}
            </th>
            <th scope="col">{t("column.name")}</th>
            <th scope="col">{t("row.what")}</th>
          </>
        }
      >
        {rows.map((row) => (
          <tr key={row.row}>
            <td className="num">{row.row}</td>
            <td>{row.id === null ? row.name : <a href={`${sectionPath("products")}/${row.id}`}>{row.name}</a>}</td>
            <td>{whatOf(row)}</td>
          </tr>
        ))}
      </Table>
      {total > rows.length ? <p className="text-ink-2">{t("rows.more", { count: total - rows.length })}</p> : null}
    </section>
  );
}

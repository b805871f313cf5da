import { oneLine, withoutInvisible } from "#app/lib/one-line.ts";
import { db } from "#app/platform/db.server.ts";
import { byteOrderMark, csvText } from "./csv/write-csv.server.ts";
import { rowsOf } from "./internal/rows-of.server.ts";
import { rowsWhere } from "./internal/rows-where.ts";
import { orderOf } from "./list-rows.server.ts";
import type { ResourceQuery } from "./resource-view.ts";
import { formFields, type StaffField, type StaffModel, type TableWith } from "./staff-table.ts";
import { textsOf } from "./to-text.ts";

/** The columns of every file before the table's own: which row a line is about, and in which version. */
const rowColumns = ["id", "version"] as const;

/** All columns of a table's file in their order: the row, what is only to be read, what an import changes. */
export const fileColumns = <Model extends StaffModel>(table: Pick<TableWith<Model, object>, "fields" | "exported">): string[] => [
  ...rowColumns,
  ...Object.keys(table.exported ?? {}),
  ...formFields(table).map(({ name }) => name),
];

/** A cell without signs that nobody sees; on one line where its field is. */
const plainCell = ({ type }: StaffField, text: string): string => (type === "text" ? withoutInvisible(text) : oneLine(text));

/** Rows read at once: memory stays the same however many there are. */
const atOnce = 500;

/** More rows than this are two exports. */
const mostExported = 50_000;

/** The rows that a query finds as CSV, in its order; what a row's cells say is read back by the import as it was. */
export async function* exportRows<Model extends StaffModel, Parts extends object>(
  table: TableWith<Model, Parts>,
  query: ResourceQuery,
): AsyncGenerator<string> {
  const fields = formFields(table);
  const rows = rowsOf(db, table);
  const listed = { where: rowsWhere(table, query), orderBy: orderOf(table, query), select: { id: true } };
  const ids = (await rows.findMany({ ...listed, take: mostExported })).map(({ id }) => id);
  const exported = Object.values(table.exported ?? {});
  yield byteOrderMark + csvText([fileColumns(table)]);
  for (let from = 0; from < ids.length; from += atOnce) {
    const shown = ids.slice(from, from + atOnce);
    const found = new Map((await rows.findMany({ where: { id: { in: shown } }, take: atOnce })).map((row) => [row.id, row]));
    const lines = shown.flatMap((id) => {
      const row = found.get(id);
      if (!row) return [];
      const texts = textsOf(table, row);
      return [
        [
          String(row.id),
          String(row.version),
          ...exported.map((textOf) => oneLine(textOf(row))),
          ...fields.map(({ name, field }) => plainCell(field, texts[name] ?? "")),
        ],
      ];
    });
    yield csvText(lines);
  }
}

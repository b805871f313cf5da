import { MarkBox } from "#app/admin/list/list-table.tsx";
import { useRowSelection } from "#app/admin/list/use-row-selection.ts";
import type { ListedRow } from "#app/domain/resource/resource-view.ts";
import { useText } from "#app/i18n/use-text.ts";
import { InlineField, isOpen } from "./inline-field.tsx";
import { type PageParts, useFieldTexts } from "./page-parts.tsx";
import { nameColumn, type ResourceColumn } from "./resource.ts";
import { MarksForm, useResourceMarks } from "./resource-marks.tsx";
import { ResourceRowMenu } from "./resource-row-menu.tsx";
import { RowName, rowPositionOf } from "./resource-table.tsx";

const classOf = <Row,>({ isMain, wideOnly }: ResourceColumn<Row>) =>
  isMain ? "resource-main" : wideOnly ? "resource-wide" : undefined;

/**
 * The rows of a list as cards: the same marks, menu and keys. The first column is the card's name, the others stand below it: a text of
 * several lines as it is, anything else beside what it is called.
 */
export function ResourceCards<Row extends ListedRow>(page: PageParts<Row>) {
  const { resource, view } = page;
  const t = useText(resource.texts);
  const { columnLabel, cellOf } = useFieldTexts(resource);
  const rows = view.list?.rows ?? [];
  const selection = useRowSelection(rows.map(({ id }) => id));
  const marks = useResourceMarks(page);
  const name = nameColumn(resource.columns);
  const others = resource.columns.filter((column) => column !== name);
  const isText = ({ name: column }: (typeof others)[number]) =>
    resource.fields.some((one) => one.column === column && one.field.type === "text");
  return (
    <div ref={selection.list} className="resource-list" onChange={selection.recount}>
      <MarksForm {...page} />
      <ul className="resource-cards" aria-label={t("rows")}>
        {rows.map((row) => (
          <li key={row.id} data-row={row.id}>
            {resource.cover?.(row)}
            <div className="resource-card-head">
              {name ? <RowName {...page} row={row} column={name} /> : null}
              {marks ? <MarkBox row={row} marks={marks} selection={selection} /> : null}
              {resource.hasActs ? (
                <ResourceRowMenu {...page} row={row} place={rowPositionOf(page, row)} />
              ) : (
                resource.rowAction?.(row)
              )}
            </div>
            {others.filter(isText).map((column) => {
              const text = cellOf(row, column);
              return text ? <p key={column.name}>{text}</p> : null;
            })}
            <dl>
              {others
                .filter((column) => !isText(column))
                .map((column) => (
                  <div key={column.name} className={classOf(column)}>
                    <dt>{columnLabel(column.name)}</dt>
                    <dd>{cellOf(row, column)}</dd>
                  </div>
                ))}
            </dl>
            {isOpen(page, row) ? <InlineField {...page} row={row} /> : null}
          </li>
        ))}
      </ul>
      {marks?.bar(selection)}
    </div>
  );
}

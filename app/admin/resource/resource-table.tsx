import { useNavigation } from "@remix-run/react";
import type { ListedRow } from "#app/domain/resource/resource-view.ts";
import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import { BulkBar, MarksForm } from "./bulk-bar.tsx";
import { type PageParts, useFieldTexts } from "./page-parts.tsx";
import { cellText, type ResourceColumn } from "./resource.ts";
import { ResourceRowMenu, type RowPlace } from "./resource-row-menu.tsx";
import { useRowMenus } from "./use-row-menus.ts";
import { marksForm, useRowSelection } from "./use-row-selection.ts";

/** The rows of a list. J and K move through them, X marks one, E edits it, Del asks whether to delete it. */
export function ResourceTable<Row extends ListedRow>(page: PageParts<Row>) {
  const { resource, view } = page;
  const t = useText(resource.texts);
  const say = useText(resourceTexts);
  const marks = useRowSelection();
  const { rows = [], total = 0, perPage = 50 } = view.list ?? {};
  const isLoading = useNavigation().state === "loading";
  useRowMenus(
    marks.list,
    rows.map(({ id }) => id),
  );
  return (
    <div ref={marks.list} className="resource-list" onChange={marks.recount}>
      {view.mayEdit ? <MarksForm {...page} /> : null}
      <table className="resource-table" aria-label={t("rows")} aria-busy={isLoading}>
        <colgroup>
          {view.mayEdit ? <col className="resource-col-mark" /> : null}
          {resource.columns.map(({ name, width }) => (
            <col key={name} style={width ? { width } : undefined} />
          ))}
          <col className="resource-col-menu" />
        </colgroup>
        <thead>
          <tr>
            {view.mayEdit ? (
              <th scope="col" className="resource-mark">
                <input
                  type="checkbox"
                  aria-label={say("mark.all")}
                  checked={marks.count > 0 && marks.count === rows.length}
                  onChange={marks.markAll}
                />
              </th>
            ) : null}
            {resource.columns.map((column) => (
              <SortableHead key={column.name} {...page} column={column} />
            ))}
            <th scope="col">
              <span className="sr-only">{say("column.actions")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.id} data-row={row.id}>
              {view.mayEdit ? (
                <td className="resource-mark">
                  <input
                    type="checkbox"
                    name="id"
                    value={row.id}
                    form={marksForm}
                    aria-label={say("mark", { name: resource.nameOf(row) })}
                    onClick={marks.mark}
                  />
                </td>
              ) : null}
              {resource.columns.map((column, order) => (
                <td key={column.name} className={cellClass(column)}>
                  {order === 0 ? (
                    <RowName {...page} row={row} column={column} />
                  ) : (
                    (column.cell?.(row) ?? cellText(row, column.name))
                  )}
                </td>
              ))}
              <td className="resource-acts">
                <ResourceRowMenu {...page} row={row} place={rowPositionOf(page, { at, total, perPage })} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {view.mayEdit ? <BulkBar {...page} marks={marks} /> : null}
    </div>
  );
}

const cellClass = <Row extends ListedRow>({ isNumber, wideOnly }: ResourceColumn<Row>): string | undefined =>
  [isNumber && "num", wideOnly && "resource-wide"].filter(Boolean).join(" ") || undefined;

/** Where a row stands in the order by hand, which can be changed only while the whole list stands in it. */
export function rowPositionOf<Row extends ListedRow>(
  { resource, view }: PageParts<Row>,
  { at, total, perPage }: { at: number; total: number; perPage: number },
): RowPlace {
  const { q, tab, filters, sort, page } = view.query;
  if (!resource.position || q || sort || tab !== "all" || Object.keys(filters).length > 0) return null;
  const order = (page - 1) * perPage + at;
  return { isFirst: order === 0, isLast: order === total - 1 };
}

function SortableHead<Row extends ListedRow>({
  resource,
  view,
  addresses,
  column,
}: PageParts<Row> & { column: ResourceColumn<Row> }) {
  const { columnLabel } = useFieldTexts(resource);
  const { sort, direction } = view.query;
  const isSorted = sort === column.name;
  const next = isSorted && direction === "asc" ? "desc" : "asc";
  return (
    <th
      scope="col"
      className={cellClass(column)}
      aria-sort={isSorted ? (direction === "desc" ? "descending" : "ascending") : undefined}
    >
      {resource.sortable.has(column.name) ? (
        <a href={addresses.list({ sort: column.name, direction: next })}>
          {columnLabel(column.name)}
          {isSorted ? <Icon name={direction === "desc" ? "chevron-down" : "chevron-up"} /> : null}
        </a>
      ) : (
        columnLabel(column.name)
      )}
    </th>
  );
}

/** The name of a row on one line, its Roman Urdu under it where it differs; leads to the editor. */
export function RowName<Row extends ListedRow>({
  resource,
  view,
  addresses,
  row,
  column,
}: PageParts<Row> & { row: Row; column: ResourceColumn<Row> }) {
  const name = column.cell?.(row) ?? resource.nameOf(row);
  const second = cellText(row, `${column.name}Ur`);
  return (
    <div className="resource-name">
      {resource.pictureOf ? <Thumbnail src={resource.pictureOf(row)} icon={resource.icon} /> : null}
      <div>
        <a href={addresses.open(view.mayEdit ? { edit: row.id } : { history: row.id })}>{name}</a>
        {second && second !== resource.nameOf(row) ? <small>{second}</small> : null}
      </div>
    </div>
  );
}

/** The picture of a row, or its section's icon where it has none. */
function Thumbnail({ src, icon }: { src: string | null; icon: IconName }) {
  if (!src) {
    return (
      <span className="resource-thumb">
        <Icon name={icon} />
      </span>
    );
  }
  return <img className="resource-thumb" src={src} alt="" width={30} height={30} loading="lazy" />;
}

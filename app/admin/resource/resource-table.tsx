import { useNavigation } from "@remix-run/react";
import { ListTable } from "#app/admin/list/list-table.tsx";
import { isUnsaved, type ListedRow } from "#app/domain/resource/resource-view.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import { InlineCell } from "./inline-cell.tsx";
import { InlineField, isOpen } from "./inline-field.tsx";
import { type PageParts, useFieldTexts } from "./page-parts.tsx";
import { cellText, nameColumn, type ResourceColumn } from "./resource.ts";
import { ResourceArrows } from "./resource-arrows.tsx";
import { MarksForm, useResourceMarks } from "./resource-marks.tsx";
import { ResourceRowMenu, type RowPlace } from "./resource-row-menu.tsx";

/** The rows of a list. J and K move through them, X marks one, E edits it, Del asks whether to delete it. */
export function ResourceTable<Row extends ListedRow>(page: PageParts<Row>) {
  const { resource, view } = page;
  const t = useText(resource.texts);
  const { cellOf, columnLabel } = useFieldTexts(resource);
  const named = nameColumn(resource.columns);
  const isLoading = useNavigation().state === "loading";
  const shown = (row: Row, column: ResourceColumn<Row>) =>
    column.inline && !isUnsaved(row) ? (
      <InlineCell {...page} row={row} column={column.name}>
        {cellOf(row, column)}
      </InlineCell>
    ) : (
      cellOf(row, column)
    );
  const columns = resource.columns.map((column) => ({
    ...column,
    ...headOf(page, column, columnLabel(column.name)),
    cell: (row: Row) => (
      <>
        {column === named ? <RowName {...page} row={row} column={column} /> : shown(row, column)}
        {column.hasArrows ? <ResourceArrows {...page} row={row} place={rowPositionOf(page, row)} /> : null}
      </>
    ),
  }));
  return (
    <>
      <MarksForm {...page} />
      <ListTable
        label={t("rows")}
        rows={view.list?.rows ?? []}
        columns={columns}
        marks={useResourceMarks(page)}
        actions={
          resource.hasActs
            ? (row) => <ResourceRowMenu {...page} row={row} place={rowPositionOf(page, row)} />
            : resource.rowAction
        }
        below={(row) => (isOpen(page, row) ? <InlineField {...page} row={row} /> : null)}
        belowClass="resource-inline"
        isTitled={false}
        isBusy={isLoading}
      />
    </>
  );
}

/** Where a row stands in the order by hand, which can be changed only while the whole list stands in it, lowest first. */
export function rowPositionOf<Row extends ListedRow>({ resource, view }: PageParts<Row>, row: Row): RowPlace {
  const { q, tab, filters, sort, direction, page } = view.query;
  const { rows = [], total, perPage = 0 } = view.list ?? {};
  if (!resource.position || resource.position !== (sort || resource.usualSort) || direction === "desc") return null;
  if (q || tab !== "all" || Object.keys(filters).length > 0) return null;
  const order = (page - 1) * perPage + rows.indexOf(row);
  return { isFirst: order === 0, isLast: order === (total ?? 0) - 1 };
}

/** The head of a column: a link that sorts by it where the list can be. */
function headOf<Row extends ListedRow>(
  { resource, view, addresses }: PageParts<Row>,
  { name }: ResourceColumn<Row>,
  label: string,
) {
  const { sort, direction } = view.query;
  if (!resource.sortable.has(name)) return { label };
  const isDown = direction === "desc";
  const isSorted = sort === name;
  const head = (
    <a href={addresses.list({ sort: name, direction: isSorted && !isDown ? "desc" : "asc" })}>
      {label}
      {isSorted ? <Icon name={isDown ? "chevron-down" : "chevron-up"} /> : null}
    </a>
  );
  return { label, head, sorted: isSorted ? (isDown ? ("descending" as const) : ("ascending" as const)) : undefined };
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
  const nameUr = cellText(row, `${column.name}Ur`);
  const second = resource.underName ? resource.underName(row) : nameUr !== resource.nameOf(row) && nameUr;
  const opened = addresses.open(resource.hasForm ? { edit: row.id } : { history: row.id });
  const href = resource.linkOf ? resource.linkOf(row) : view.mayEdit || !isUnsaved(row) ? opened : null;
  return (
    <div className="resource-name">
      {resource.pictureOf ? <Thumbnail src={resource.pictureOf(row)} icon={resource.icon} /> : null}
      <div>
        {href === null ? <b>{name}</b> : <a href={href}>{name}</a>}
        {second ? <small>{second}</small> : null}
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

import { Fragment, type ReactNode } from "react";
import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { type RowSelection, useRowSelection } from "./use-row-selection.ts";

export interface Column<Row> {
  label: string;
  /** What stands in the head where that is more than the label, such as a link that sorts. */
  head?: ReactNode;
  sorted?: "ascending" | "descending" | undefined;
  cell: (row: Row) => ReactNode;
  /** Aligned right, for amounts. */
  isNumber?: boolean | undefined;
  /** As CSS has it; columns without one share what is left. */
  width?: string | undefined;
  /** Left out on a phone. */
  wideOnly?: boolean | undefined;
}

/** What the marks of a list need: their ids are submitted as `id` with the form of that id, such as a bulk action's. */
export interface ListMarks<Row> {
  form: string;
  nameOf: (row: Row) => string;
  /** What can be done with the marked rows: takes the place of the heads as soon as a row is marked. */
  bar: (selection: RowSelection) => ReactNode;
}

interface ListTableProps<Row> {
  /** Caption of the list. */
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** Absent where rows cannot be marked. */
  marks?: ListMarks<Row> | undefined;
  /** A row's one action or menu at its end. */
  actions?: ((row: Row) => ReactNode) | undefined;
  /** Content across the table below a row, such as its form; null for most rows. */
  below?: (row: Row) => ReactNode;
  belowClass?: string;
  /** Whether the first column is a row's first line on a phone; not where a cell of its own says so. */
  isTitled?: boolean;
  /** Rows as tall as their texts, where a text that is cut off can be read nowhere else. */
  isWrapped?: boolean;
  isBusy?: boolean;
}

/**
 * A list of the back office: 40 px rows, at most a hundred; on a phone two lines, the first column above the others. J and K move between
 * them, Enter follows a row's first link, X selects it, E clicks the element with `data-edit`; Shift and a click select a range.
 */
export function ListTable<Row extends { id: number }>(props: ListTableProps<Row>) {
  const {
    label,
    rows,
    columns,
    marks,
    actions,
    below,
    belowClass = "resource-below-row",
    isTitled = true,
    isWrapped,
    isBusy,
  } = props;
  const say = useText(resourceTexts);
  const selection = useRowSelection(rows.map(({ id }) => id));
  return (
    <div ref={selection.list} className="resource-list" onChange={selection.recount}>
      <table className="resource-table" data-wrapped={isWrapped || undefined} aria-label={label} aria-busy={isBusy || undefined}>
        <thead>
          <tr>
            {marks ? (
              <th scope="col" className="resource-mark resource-col-mark">
                <input
                  type="checkbox"
                  aria-label={say("mark.all")}
                  checked={selection.count > 0 && selection.count === rows.length}
                  onChange={selection.markAll}
                />
              </th>
            ) : null}
            {columns.map((column) => (
              <th
                key={column.label}
                scope="col"
                className={cellClass(column)}
                style={column.width ? { width: column.width } : undefined}
                aria-sort={column.sorted}
              >
                {column.head ?? column.label}
              </th>
            ))}
            {actions ? (
              <th scope="col" className="resource-col-menu">
                <span className="sr-only">{say("column.actions")}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={row.id}>
              <tr data-row={row.id}>
                {marks ? (
                  <td className="resource-mark">
                    <MarkBox row={row} marks={marks} selection={selection} />
                  </td>
                ) : null}
                {columns.map((column, order) => (
                  <td key={column.label} className={cellClass(column)} data-title={(isTitled && order === 0) || undefined}>
                    {column.cell(row)}
                  </td>
                ))}
                {actions ? <td className="resource-acts">{actions(row)}</td> : null}
              </tr>
              <Below className={belowClass} columns={columns.length + (marks ? 1 : 0) + (actions ? 1 : 0)}>
                {below?.(row)}
              </Below>
            </Fragment>
          ))}
        </tbody>
      </table>
      {marks?.bar(selection)}
    </div>
  );
}

const cellClass = <Row,>({ isNumber, wideOnly }: Column<Row>): string | undefined =>
  [isNumber && "num", wideOnly && "resource-wide"].filter(Boolean).join(" ") || undefined;

interface MarkBoxProps<Row> {
  row: Row;
  marks: ListMarks<Row>;
  selection: RowSelection;
}

/** The box that marks a row, in a table or on a card. */
export function MarkBox<Row extends { id: number }>({ row, marks: { form, nameOf }, selection }: MarkBoxProps<Row>) {
  const say = useText(resourceTexts);
  const label = say("mark", { name: nameOf(row) });
  return (
    <label className="resource-mark-box">
      <input type="checkbox" name="id" value={row.id} form={form} aria-label={label} onClick={selection.mark} />
    </label>
  );
}

function Below({ columns, className, children }: { columns: number; className: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <tr className={className}>
      <td colSpan={columns}>{children}</td>
    </tr>
  );
}

/** A moment in a cell of a list, wall time in Karachi. */
export function DateTimeText({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{formatDateTime(at, useLang())}</time>;
}

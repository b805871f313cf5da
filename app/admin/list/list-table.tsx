import { Fragment, type MouseEvent, type ReactNode, useRef } from "react";
import { admin } from "#app/i18n/admin.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Table } from "#app/ui/table.tsx";

export interface Column<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Aligned right, for amounts. */
  isNumber?: boolean;
  /** Spans the row without its label where cells are stacked. */
  isTitle?: boolean;
}

interface ListTableProps<Row> {
  /** Caption of the list. */
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /**
   * Rows can be selected: their ids are submitted as `id` with the form of that id, such as a bulk action's. `nameOf` labels a row's
   * checkbox.
   */
  marks?: { form: string; nameOf: (row: Row) => string };
  /** On a narrow screen a row's cells are stacked, each beside its column's name, instead of scrolling sideways. */
  stacks?: boolean;
  /** Content across the table below a row, such as its form; null for most rows. */
  below?: (row: Row) => ReactNode;
}

/**
 * A list of the back office: 40 px rows, at most a hundred. J and K move between them, Enter follows a row's first link, X selects it, E
 * clicks the element with `data-edit`; Shift and a click select a range.
 */
export function ListTable<Row extends { id: number }>({ label, rows, columns, marks, stacks, below }: ListTableProps<Row>) {
  const t = useText(admin);
  const markBetween = useMarkBetween();
  const head = (
    <>
      {marks ? (
        <th scope="col">
          <span className="sr-only">{t("list.marked")}</span>
        </th>
      ) : null}
      {columns.map((column) => (
        <th key={column.label} scope="col" className={column.isNumber ? "num" : undefined}>
          {column.label}
        </th>
      ))}
    </>
  );
  return (
    <Table label={label} head={head}>
      {rows.map((row) => (
        <Fragment key={row.id}>
          <tr data-row>
            {marks ? (
              <td>
                <input
                  type="checkbox"
                  name="id"
                  value={row.id}
                  form={marks.form}
                  aria-label={t("list.mark", { name: marks.nameOf(row) })}
                  onClick={markBetween}
                />
              </td>
            ) : null}
            {columns.map((column) => (
              <td
                key={column.label}
                className={column.isNumber ? "num" : undefined}
                data-label={stacks ? (column.isTitle ? "" : column.label) : undefined}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
          <Below columns={columns.length + (marks ? 1 : 0)}>{below?.(row)}</Below>
        </Fragment>
      ))}
    </Table>
  );
}

function Below({ columns, children }: { columns: number; children: ReactNode }) {
  if (!children) return null;
  return (
    <tr>
      <td colSpan={columns} data-label="">
        {children}
      </td>
    </tr>
  );
}

/** With Shift, every row between the last clicked checkbox and this one gets its state. */
function useMarkBetween() {
  const last = useRef<HTMLInputElement | null>(null);
  return (event: MouseEvent<HTMLInputElement>) => {
    const checkbox = event.currentTarget;
    const boxes = [...(checkbox.closest("tbody")?.querySelectorAll<HTMLInputElement>('input[type="checkbox"][name="id"]') ?? [])];
    const [from, to] = [boxes.indexOf(checkbox), last.current ? boxes.indexOf(last.current) : -1];
    if (event.shiftKey && to >= 0)
      for (const box of boxes.slice(Math.min(from, to), Math.max(from, to) + 1)) box.checked = checkbox.checked;
    last.current = checkbox;
  };
}

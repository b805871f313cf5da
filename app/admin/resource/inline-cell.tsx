import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import type { ListedRow } from "#app/domain/resource/resource-view.ts";
import type { FormField } from "#app/domain/resource/staff-table.ts";
import { toText } from "#app/domain/resource/to-text.ts";
import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { useText } from "#app/i18n/use-text.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { RowFieldForm } from "./inline-field.tsx";
import { type PageParts, useFieldTexts } from "./page-parts.tsx";

type CellProps<Row extends ListedRow> = PageParts<Row> & { row: Row };

/**
 * A cell whose field is edited in the row: a double click or Enter opens it, Enter saves, Escape or leaving it keeps what was saved.
 * Without JavaScript it only shows its value.
 */
export function InlineCell<Row extends ListedRow>({ column, children, ...cell }: CellProps<Row> & InlineCellOptions) {
  const { resource, view, row } = cell;
  const say = useText(resourceTexts);
  const { labelOf } = useFieldTexts(resource);
  const isHydrated = useHydrated();
  const [edited, setEdited] = useState<number | null>(null);
  const returnsFocus = useRef(false);
  const field = resource.fields.find((one) => one.column === column);
  if (!isHydrated || !view.mayEdit || !field) return <>{children}</>;
  const close = (isByKey: boolean) => {
    returnsFocus.current = isByKey;
    setEdited(null);
  };
  const keepFocus = () => {
    returnsFocus.current = true;
  };
  // saved, the row has another version and shows its value again
  if (edited === row.version) {
    return (
      <RowFieldForm {...cell} field={field} className="resource-cell-form" onSubmit={keepFocus}>
        {() => <CellControl {...cell} field={field} onClose={close} />}
      </RowFieldForm>
    );
  }
  return (
    <button
      type="button"
      className="resource-cell-edit"
      title={say("inline.how")}
      ref={(button) => {
        if (button && returnsFocus.current) button.focus();
        if (button) returnsFocus.current = false;
      }}
      onClick={({ detail }) => {
        if (detail !== 1) setEdited(row.version ?? null); // 0: a key; 2: the second of two clicks
      }}
    >
      <span className="sr-only">{labelOf(field)}: </span>
      {children}
    </button>
  );
}

interface InlineCellOptions {
  /** the column whose field is edited */
  column: string;
  /** what the cell shows */
  children: ReactNode;
}

type ControlProps<Row extends ListedRow> = CellProps<Row> & { field: FormField; onClose: (isByKey: boolean) => void };

/** The control of a cell: a choice for what has options, else a line. */
function CellControl<Row extends ListedRow>({ resource, row, field, onClose }: ControlProps<Row>) {
  const say = useText(resourceTexts);
  const { labelOf, valueText } = useFieldTexts(resource);
  const { name, column, field: type } = field;
  const common = {
    name,
    className: "control",
    "aria-label": say("inline.for", { field: labelOf(field), name: resource.nameOf(row) }),
    defaultValue: toText(type, row[column as keyof Row]),
    required: type.required,
    ref: (control: HTMLElement | null) => control?.focus(),
    onBlur: () => onClose(false),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "Enter" && event.target instanceof HTMLSelectElement) event.target.form?.requestSubmit();
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      onClose(true);
    },
  };
  if (type.type === "choice") {
    return (
      <select {...common}>
        {type.options.map((option) => (
          <option key={option} value={option}>
            {valueText(name, option)}
          </option>
        ))}
      </select>
    );
  }
  const inputMode = type.type === "money" ? "decimal" : type.type === "whole" ? "numeric" : undefined;
  return <input {...common} inputMode={inputMode} autoComplete="off" maxLength={type.type === "line" ? type.max : 20} />;
}

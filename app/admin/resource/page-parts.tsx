import type { ReactNode } from "react";
import type { ListedRow, ResourceView } from "#app/domain/resource/resource-view.ts";
import { type FormField, fieldName } from "#app/domain/resource/staff-table.ts";
import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDate, karachiDate } from "#app/lib/dates.ts";
import { formatMoney, paisa } from "#app/lib/money.ts";
import { cellText, countsFor, hasText, isReferenceField, type Resource, type ResourceColumn } from "./resource.ts";
import type { ListAddresses } from "./resource-address.ts";

/** What every part of a resource's page is given. */
export interface PageParts<Row extends ListedRow> {
  resource: Resource<Row>;
  view: ResourceView<Row>;
  addresses: ListAddresses;
}

/** The key that does the same as what it stands beside; a screen reader's user finds keys in their list. */
export const KeyHint = ({ children }: { children: ReactNode }) => (
  <span className="key-hint" aria-hidden="true">
    <kbd>{children}</kbd>
  </span>
);

/** Whether something is as usual, such as active: a dot and grey words, as colour is for what is not. */
export const StateDot = ({ isOn, children }: { isOn: boolean; children: ReactNode }) => (
  <span className={isOn ? "state-dot" : "state-dot state-off"}>{children}</span>
);

/** What names a row, kind by kind, each as the way to it. */
export function UseLinks<Row extends ListedRow>({ resource, id }: { resource: Resource<Row>; id: number }) {
  const t = useText(resource.texts);
  const counts = countsFor(resource, id);
  return (
    <span className="use-links">
      {Object.entries(resource.useLinks ?? {}).map(([kind, linkOf]) => (
        <a key={kind} href={linkOf(id)}>
          {t(`use.${kind}`, { count: counts[kind] ?? 0 })}
        </a>
      ))}
    </span>
  );
}

/** The words of a section's fields and of their values. */
export function useFieldTexts<Row extends ListedRow>(resource: Resource<Row>) {
  const t = useText(resource.texts);
  const say = useText(resourceTexts);
  const lang = useLang();
  const labelOf = (field: FormField): string => {
    const label = t(`field.${field.of === field.column ? field.name : field.name.replace(/_ur$/, "")}`);
    return field.of === field.column ? label : say("in-roman-urdu", { field: label });
  };
  const fieldOf = (column: string) => resource.fields.find((one) => one.column === column || one.name === column);
  const valueText = (column: string, value: unknown): string => {
    const field = fieldOf(column);
    const text = Array.isArray(value) ? value.join(", ") : value === null || value === undefined ? "" : String(value);
    if (field?.field.type === "tick") {
      const state = value === true || text === "on" || text === "true" ? "on" : "off";
      const key = `state.${field.name}.${state}`;
      return hasText(resource.texts, key) ? t(key) : say(state);
    }
    if (text === "") return say("empty");
    if (value instanceof Date) return formatDate(karachiDate(value), lang);
    if (field && isReferenceField(field))
      return resource.choices[field.column]?.find(({ id }) => String(id) === text)?.name ?? say("unknown");
    if (field?.field.type === "money" && typeof value === "number") return formatMoney(paisa(value));
    return field?.field.type === "choice" ? t(`${field.name}.${text}`) : text;
  };
  return {
    labelOf,
    /** what a column is called, by its name in the table or in the form; columns without a control keep their own name */
    columnLabel: (column: string): string => {
      const field = fieldOf(column);
      const key = `column.${fieldName(column)}`;
      if (hasText(resource.texts, key)) return t(key);
      return field ? labelOf(field) : column;
    },
    /** a value as people read it, in the form's text or as the table has it */
    valueText,
    /** what a cell of the list shows: what its section makes of it, else the value as people read it, nothing for an empty one */
    cellOf: (row: Row, { name, cell }: ResourceColumn<Row>): ReactNode => {
      if (name === "used") return <UseLinks resource={resource} id={row.id} />;
      if (cell) return cell(row);
      const value = row[name as keyof Row];
      if (fieldOf(name)?.field.type === "tick") return <StateDot isOn={value === true}>{valueText(name, value)}</StateDot>;
      return cellText(row, name) && valueText(name, value);
    },
  };
}

import { paisa, toRupeesInput } from "#app/lib/money.ts";
import { type FormField, formFields, type RowOf, type StaffField, type StaffModel, type StaffTable } from "./staff-table.ts";

/** A value of a field as its column holds it. */
export type FieldValue = string | number | boolean | null;

/** Texts of a form by field name. */
export type FormTexts = Readonly<Record<string, string>>;

/**
 * A text as it is compared and saved: trimmed, with `\n` for every line break, as browsers send `\r\n`; where a field has one line,
 * breaks are spaces, since its control cannot hold them.
 */
export function normalizedText({ type }: StaffField, text: string): string {
  const unified = text.replace(/\r\n?/g, "\n").trim();
  return type === "text" ? unified : unified.replace(/\s*\n\s*/g, " ");
}

/** A value as its form field, its CSV cell and the history show it: rupees, "on" or "off", "" for null. */
export function toText(field: StaffField, value: unknown): string {
  if (field.type === "tick") return value === true ? "on" : "off";
  if (value === null || value === undefined) return "";
  if (field.type === "money") return toRupeesInput(paisa(Number(value)));
  return normalizedText(field, String(value));
}

const isUrdu = ({ column, of }: FormField): boolean => column !== of;

const defaultOf = (form: FormField): FieldValue =>
  isUrdu(form) || !("default" in form.field) ? null : (form.field.default ?? null);

/** The texts of a row by field name, of a new row without one. */
export function textsOf<Model extends StaffModel>(table: StaffTable<Model>, row: RowOf<Model> | null): Record<string, string> {
  const values = row as Readonly<Record<string, unknown>> | null;
  return Object.fromEntries(
    formFields(table).map((form) => [form.name, toText(form.field, values ? values[form.column] : defaultOf(form))]),
  );
}

import { type Paisa, paisa, toRupeesInput } from "#app/lib/money.ts";
import { parseRupees } from "#app/lib/parse-rupees.ts";
import {
  type FieldValue,
  type FormField,
  formFields,
  type MoneyField,
  type RowOf,
  type StaffField,
  type StaffModel,
  type StaffTable,
} from "./staff-table.ts";

/**
 * A text as it is compared and saved: trimmed, with `\n` for every line break, as browsers send `\r\n`; where a field has one line,
 * breaks are spaces, since its control cannot hold them.
 */
export function normalizedText({ type }: StaffField, text: string): string {
  if (type === "list") return listIn(text).join(", ");
  const unified = text.replace(/\r\n?/g, "\n").trim();
  return type === "text" ? unified : unified.replace(/\s*\n\s*/g, " ");
}

/** The words of a list as typed, with commas or on lines of their own; each once, in any case, as it was typed first. */
export function listIn(text: string): string[] {
  const words = text.split(/[,،\n]/).map((word) => word.trim().replace(/\s+/g, " "));
  const first = new Map<string, string>();
  for (const word of words) if (word && !first.has(word.toLowerCase())) first.set(word.toLowerCase(), word);
  return [...first.values()];
}

/** The amount that a text says in a field, also as `200/-` and `۲۰۰`; null for one that says none, which the field refuses. */
export function moneyIn({ min, wordsAre }: MoneyField, text: string): Paisa | null {
  if (wordsAre !== undefined && text.trim() !== "" && !/\p{Nd}/u.test(text)) return paisa(wordsAre);
  return parseRupees(text, { allowNegative: min < 0 });
}

/** Whether a text shows nothing: spaces and signs without a shape, such as the joiners that emoji are made with. */
export const isBlank = (text: string): boolean => /^[\s\p{Cf}]*$/u.test(text);

/** A value as its form field, its CSV cell and the history show it: rupees, "on" or "off", "" for null. */
export function toText(field: StaffField, value: unknown): string {
  if (field.type === "tick") return value === true ? "on" : "off";
  if (value === null || value === undefined) return "";
  if (field.type === "money") return toRupeesInput(paisa(Number(value)));
  return normalizedText(field, Array.isArray(value) ? value.join(",") : String(value));
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

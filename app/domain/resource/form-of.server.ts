import { z } from "zod";
import {
  idField,
  meaningField,
  orNull,
  textField,
  tickField,
  versionField,
  wholeNumberField,
} from "#app/lib/form-fields.server.ts";
import { parseRupees } from "#app/lib/money.ts";
import { ownPicture, safeLink } from "#app/lib/safe-link.ts";
import type { Resolution } from "./merge-fields.ts";
import { type FormField, formFields, type StaffField, type StaffModel, type StaffTable } from "./staff-table.ts";
import { type FieldValue, type FormTexts, normalizedText } from "./to-text.ts";

/** No stored address is longer. */
const longestAddress = 500;

function filledIn(field: StaffField): z.ZodType<FieldValue> {
  switch (field.type) {
    case "line":
    case "text":
      return textField(field.max);
    case "link":
      return textField(field.max).refine((text) => safeLink(text) !== null, "link");
    case "picture":
      return textField(longestAddress).refine((text) => ownPicture(text) !== null, "own-picture");
    case "whole":
      return wholeNumberField(field.min, field.max);
    case "money":
      return meaningField<number>(parseRupees, "money").pipe(z.number().min(field.min, "money").max(field.max, "money"));
    case "choice":
      return z.enum(field.options as [string, ...string[]], "choice");
    case "tick":
      return z.preprocess((value) => (typeof value === "string" ? value.toLowerCase() : value), tickField);
  }
}

/** What an empty field comes to: its default, else null; `undefined` where it must be filled in. */
function emptyValue({ field, column, of }: FormField): FieldValue | undefined {
  if (column === of && "default" in field && field.default !== undefined) return field.default;
  return field.required ? undefined : null;
}

/** The check of one field: a text becomes the value its column holds. */
function checkOf(form: FormField): z.ZodType<FieldValue> {
  const { field } = form;
  const whole = filledIn(field);
  if (field.type === "tick") return whole;
  const empty = emptyValue(form);
  const checked = empty === undefined ? whole : whole.optional().transform((value) => value ?? empty);
  return z.preprocess((value) => {
    if (typeof value !== "string") return value;
    return normalizedText(field, value) || undefined;
  }, checked) as z.ZodType<FieldValue>;
}

/** The values of a row by field name. */
export type FieldValues = Record<string, FieldValue>;

/** The check of a table's fields by field name, as its form and its CSV rows are read. */
export const fieldChecksOf = <Model extends StaffModel>(table: StaffTable<Model>) =>
  z.object(Object.fromEntries(formFields(table).map((form) => [form.name, checkOf(form)])));

/** Values by field name as values by column; fields that are not among them are left out. */
export const columnValuesOf = <Model extends StaffModel>(table: StaffTable<Model>, values: FieldValues): FieldValues =>
  Object.fromEntries(
    formFields(table).flatMap(({ name, column }) => (values[name] === undefined ? [] : [[column, values[name]] as const])),
  );

const longestLoaded = 500_000;

/** The texts that a form was loaded with, from the JSON it carries; null when it carries none. */
const loadedField = z
  .string()
  .max(longestLoaded)
  .transform((json): FormTexts | null => {
    try {
      return z.record(z.string(), z.string()).parse(JSON.parse(json));
    } catch {
      return null;
    }
  })
  .optional()
  .transform(orNull)
  .catch(null);

/** A field name or several, as a form sends them. */
const namesField = z
  .union([z.string().transform((name) => [name]), z.array(z.string()).max(200)])
  .optional()
  .transform((names) => names ?? [])
  .catch([]);

const resolution = z.enum(["mine", "theirs"]).optional().catch(undefined);

/** What the form of a row says: which row, its fields' values, and what a merge needs. */
export type RowForm = {
  id: number | null;
  version: number | null;
  loaded: FormTexts | null;
  asked: readonly string[];
  resolved: Readonly<Record<string, Resolution | undefined>>;
  values: FieldValues;
};

/** The check of the form of a row: which row, what its fields held when it was loaded, what was decided about conflicts, and its fields. */
export function formOf<Model extends StaffModel>(table: StaffTable<Model>) {
  const names = formFields(table).map(({ name }) => name);
  // as `object` they leave the type of the fields below as it is
  const fields: object = fieldChecksOf(table).shape;
  const resolutions: object = Object.fromEntries(names.map((name) => [`resolve_${name}`, resolution]));
  return z
    .object({
      ...fields,
      ...resolutions,
      id: idField.optional().transform(orNull),
      version: versionField,
      loaded: loadedField,
      asked: namesField,
    })
    .transform((form): RowForm => {
      const { id, version, loaded, asked } = form;
      const sent: Readonly<Record<string, unknown>> = form;
      const values = Object.fromEntries(names.map((name) => [name, sent[name] as FieldValue]));
      const resolved = Object.fromEntries(names.map((name) => [name, sent[`resolve_${name}`] as Resolution | undefined]));
      return { id, version, loaded, asked, resolved, values };
    });
}

import { z } from "zod";
import {
  idField,
  lineField,
  loadedField,
  meaningField,
  orNull,
  textField,
  tickField,
  versionField,
  wholeNumberField,
} from "#app/lib/form-fields.server.ts";
import type { FormTexts, Resolution } from "#app/lib/merge-fields.ts";
import { ownPicture, safeLink } from "#app/lib/safe-link.ts";

import {
  type FieldValue,
  type FieldValues,
  type FormField,
  formFields,
  type StaffField,
  type StaffModel,
  type StaffTable,
} from "./staff-table.ts";
import { isBlank, listIn, moneyIn, normalizedText } from "./to-text.ts";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** A picture, a flag, or a digit in a box; a letter or a plain digit is none. */
const pictured = /\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3/u;

/** Whether a text is one emoji as people count: one sign on the screen, however many code points it has. */
const isOneEmoji = (text: string): boolean => [...graphemes.segment(text)].length === 1 && pictured.test(text);

/** No stored address is longer. */
const longestAddress = 500;

/** A family of four with skin tones has 25 code units. */
const longestEmoji = 40;

function filledIn(field: StaffField): z.ZodType<FieldValue> {
  switch (field.type) {
    case "line":
      return lineField(field.max);
    case "text":
      return textField(field.max);
    case "link":
      return lineField(field.max).refine((text) => safeLink(text) !== null, "link");
    case "picture":
      return lineField(longestAddress).refine(
        (text) => ownPicture(text) !== null || (field.leaves !== undefined && text.startsWith(field.leaves)),
        "own-picture",
      );
    case "reference":
      return idField;
    case "whole":
      return wholeNumberField(field.min, field.max);
    case "money": {
      const { min, max, wrong = "money" } = field;
      return meaningField<number>((text) => moneyIn(field, text), wrong).pipe(z.number().min(min, wrong).max(max, wrong));
    }
    case "emoji":
      return lineField(longestEmoji).refine(isOneEmoji, "emoji");
    case "list":
      return textField(field.most * (field.max + 2))
        .transform(listIn)
        .refine((words) => words.length <= field.most && words.every((word) => word.length <= field.max), "list");
    case "choice":
      return z.enum(field.options as [string, ...string[]], "choice");
    case "tick":
      return tickField;
  }
}

/** What an empty field comes to: its default, else null; `undefined` where it must be filled in. */
function emptyValue({ field, column, of }: FormField): FieldValue | undefined {
  if (field.required) return undefined;
  if (field.type === "list") return [];
  return column === of && "default" in field && field.default !== undefined ? field.default : null;
}

/** What must be filled in says what is missing, whatever its type: a choice is to be made, anything else to be typed. */
const needed = ({ type }: StaffField) =>
  z.unknown().superRefine((value, context) => {
    const message = type === "reference" || type === "choice" ? "choose-one" : "required";
    if (value === undefined) context.addIssue({ code: "custom", message });
  });

/** The check of one field: a text becomes the value its column holds. */
export function fieldCheck(form: FormField): z.ZodType<FieldValue> {
  const { field } = form;
  const whole = filledIn(field);
  if (field.type === "tick") return whole;
  const empty = emptyValue(form);
  const checked = empty === undefined ? needed(field).pipe(whole) : whole.optional().transform((value) => value ?? empty);
  return z.preprocess((value) => {
    if (typeof value !== "string") return value;
    return isBlank(value) ? undefined : normalizedText(field, value);
  }, checked) as z.ZodType<FieldValue>;
}

/** The check of a table's fields by field name, as its form and its CSV rows are read. */
export const fieldChecksOf = <Model extends StaffModel>(table: StaffTable<Model>) =>
  z.object(Object.fromEntries(formFields(table).map((form) => [form.name, fieldCheck(form)])));

/** Values by field name as values by column; fields that are not among them are left out. */
export const columnValuesOf = <Model extends StaffModel>(table: StaffTable<Model>, values: FieldValues): FieldValues =>
  Object.fromEntries(
    formFields(table).flatMap(({ name, column }) => (values[name] === undefined ? [] : [[column, values[name]] as const])),
  );

/** A field name or several, as a form sends them. */
const namesField = z
  .union([z.string().transform((name) => [name]), z.array(z.string()).max(200)])
  .optional()
  .transform((names) => names ?? [])
  .catch([]);

const resolution = z.enum(["mine", "theirs"]).optional().catch(undefined);

/** What a merge needs of a form: what its fields held when it was loaded, which it asked about, and what was decided about those. */
export type MergeForm = {
  loaded: FormTexts | null;
  asked: readonly string[];
  resolved: Readonly<Record<string, Resolution | undefined>>;
};

/** The checks of what a form with these fields says for a merge, and how it is read off the checked form. */
export function mergeChecks(names: readonly string[]) {
  // as `object` they leave the type of the form's fields as it is
  const resolutions: object = Object.fromEntries(names.map((name) => [`resolve_${name}`, resolution]));
  return {
    shape: { loaded: loadedField, asked: namesField, ...resolutions },
    read: (form: Readonly<Record<string, unknown>>): MergeForm => ({
      loaded: form["loaded"] as FormTexts | null,
      asked: form["asked"] as string[],
      resolved: Object.fromEntries(names.map((name) => [name, form[`resolve_${name}`] as Resolution | undefined])),
    }),
  };
}

/** What the form of a row says: which row, its fields' values, and what a merge needs. */
export type RowForm = MergeForm & { id: number | null; version: number | null; values: FieldValues };

/**
 * The check of the form of a row: which row, what its fields held when it was loaded, what was decided about conflicts, and its fields.
 *
 * @param sent what came in: the form of a saved row has no control for what never changes
 */
export function formOf<Model extends StaffModel>(table: StaffTable<Model>, sent?: FormData) {
  const isKept = ({ name, field }: FormField) => field.immutable === true && Boolean(sent?.get("id")) && !sent?.has(name);
  const all = formFields(table);
  const kept = new Set(all.filter(isKept).map(({ name }) => name));
  const names = all.map(({ name }) => name).filter((name) => !kept.has(name));
  const merge = mergeChecks(names);
  // as `object` they leave the type of the fields below as it is
  const fields: object = fieldChecksOf(table).omit(Object.fromEntries([...kept].map((name) => [name, true as const]))).shape;
  return z
    .object({ ...fields, ...merge.shape, id: idField.optional().transform(orNull), version: versionField })
    .transform((form): RowForm => {
      const sent: Readonly<Record<string, unknown>> = form;
      const values = Object.fromEntries(names.map((name) => [name, sent[name] as FieldValue]));
      return { id: form.id, version: form.version, ...merge.read(sent), values };
    });
}

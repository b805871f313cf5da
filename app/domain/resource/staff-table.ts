import type { Prisma } from "#app/generated/prisma/client.ts";
import type { RefusalCode } from "#app/i18n/refusals.ts";

type ScalarsOf<Model extends Prisma.ModelName> = Prisma.TypeMap["model"][Model]["payload"]["scalars"];

/** The tables whose rows staff may edit through the resource kit: a row has a number and a version. */
export type StaffModel = {
  [Model in Prisma.ModelName]: ScalarsOf<Model> extends { id: number; version: number } ? Model : never;
}[Prisma.ModelName];

/** A row of a table, as Prisma reads it. */
export type RowOf<Model extends StaffModel> = ScalarsOf<Model>;

/** The columns of a table by their names in Prisma's schema. */
export type ColumnOf<Model extends StaffModel> = keyof RowOf<Model> & string;

/** What a field holds. Its form control, its check, its CSV column and its words in the history follow from it. */
export type FieldType =
  | { type: "line"; max: number; default?: string }
  | { type: "text"; max: number }
  | { type: "whole"; min: number; max: number; default?: number }
  | { type: "money"; min: number; max: number }
  | { type: "tick"; default?: boolean }
  | { type: "choice"; options: readonly string[]; default?: string }
  | { type: "link"; max: number }
  | { type: "picture"; folder: "content" };

/**
 * A field of a table: its type, whether it must be filled in, whether the column `{name}Ur` holds its Roman Urdu, and whether it is
 * chosen when a row is added and never changed after.
 */
export type StaffField = FieldType & { required?: boolean; bilingual?: boolean; immutable?: boolean };

/** Values that columns must have, such as `{ active: true }`. */
type Condition<Model extends StaffModel> = { readonly [Column in ColumnOf<Model>]?: RowOf<Model>[Column] };

/** What a field of a column that cannot be null needs besides: an empty one is refused, or takes its default. */
type NeverEmpty = { required: true } | { default: string | number } | { type: "tick" };

/** Fields whose empty form their columns can hold. */
type StorableFields<Model extends StaffModel> = {
  readonly [Column in ColumnOf<Model>]?: null extends RowOf<Model>[Column] ? StaffField : StaffField & NeverEmpty;
};

/** The fields of a table by their columns. */
type FieldsOf<Model extends StaffModel> = { readonly [Column in ColumnOf<Model>]?: StaffField };

/**
 * A table whose rows staff edit, declared once for both halves of the resource kit; it imports nothing of the server, so screens
 * may read it. The exact fields and statuses are kept in its type, so that the compiler asks for their sentences.
 */
export interface StaffTable<
  Model extends StaffModel = StaffModel,
  Fields extends FieldsOf<Model> = FieldsOf<Model>,
  Status extends string = string,
> {
  model: Model;
  /** the table's name in the audit log and in the bin */
  entity: string;
  /** the editable columns in the order of the form; a bilingual field stands for two columns */
  fields: Fields;
  /** what a row is called in sentences, in the history and in the bin */
  nameOf: (row: RowOf<Model>) => string;
  /** the usual order of the list; the id decides between equals */
  orderBy: readonly { readonly [Column in ColumnOf<Model>]?: "asc" | "desc" }[];
  /** rows on a page; 50 by default */
  perPage?: number;
  /** the text columns that a search looks in, best match first */
  searched?: readonly ColumnOf<Model>[];
  /** the choice and tick fields, and bilingual fields ("missing"), that the list can be narrowed by */
  filters?: readonly ColumnOf<Model>[];
  /** tabs of the list beside "all" and the bin, each with its condition */
  statuses?: Readonly<Record<Status, Condition<Model>>>;
  /** the whole-number column that holds the order by hand; where no field fills it, a new row stands below the others */
  position?: ColumnOf<Model>;
  /** the tick column that the menu of a row switches: whether customers see the row */
  active?: ColumnOf<Model>;
  /** said above the form when a required field is empty */
  incomplete?: RefusalCode;
}

/** Declares a staff-kept table; the compiler checks columns against Prisma's schema. */
export const staffTable = <Model extends StaffModel, const Fields extends StorableFields<Model>, Status extends string = never>(
  table: StaffTable<Model, Fields, Status>,
): StaffTable<Model, Fields, Status> => table;

/** Names the form's field of a column: `questionUr` is `question_ur`. */
export const fieldName = (column: string): string => column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Names the file control beside a picture's address, by which a form without JavaScript sends the picture along. */
export const pictureFileName = (name: string): string => `${name}_file`;

/** One control of a table's form: the column it fills, the field it belongs to and the name it is posted under. */
export interface FormField {
  name: string;
  column: string;
  /** the column that declares the field; differs from `column` where this is its Roman Urdu */
  of: string;
  field: StaffField;
}

/** The controls of a table's form in order; a bilingual field stands for two, of which only the English one may be required. */
export const formFields = (table: { fields: object }): FormField[] =>
  Object.entries(table.fields as Readonly<Record<string, StaffField>>).flatMap(([of, field]) => {
    const english = { name: fieldName(of), column: of, of, field };
    if (!field.bilingual) return [english];
    return [english, { name: fieldName(`${of}Ur`), column: `${of}Ur`, of, field: { ...field, required: false } }];
  });

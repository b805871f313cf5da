import type { Types } from "@prisma/client/runtime/client";
import type { Prisma } from "#app/generated/prisma/client.ts";
import type { fields } from "#app/i18n/fields.ts";
import type { RefusalCode } from "#app/i18n/refusals.ts";
import type { Outcome } from "#app/lib/outcome.ts";
import type { Tx } from "#app/platform/db.server.ts";

type ScalarsOf<Model extends Prisma.ModelName> = Prisma.TypeMap["model"][Model]["payload"]["scalars"];

/** The tables whose rows staff may edit through the resource kit: a row has a number and a version. */
export type StaffModel = {
  [Model in Prisma.ModelName]: ScalarsOf<Model> extends { id: number; version: number } ? Model : never;
}[Prisma.ModelName];

/** A row of a table, as Prisma reads it. */
export type RowOf<Model extends StaffModel> = ScalarsOf<Model>;

/** The columns of a table by their names in Prisma's schema. */
export type ColumnOf<Model extends StaffModel> = keyof RowOf<Model> & string;

/** A value of a field as its column holds it. */
export type FieldValue = string | number | boolean | null | readonly string[];

/** The values of a row by field name or by column. */
export type FieldValues = Record<string, FieldValue>;

/**
 * An amount in paisa, negative only where `min` is. `wrong` is the sentence for what is no such amount, where a section has its own;
 * `wordsAre` is what a text without any digit comes to in place of that sentence.
 */
export type MoneyField = {
  type: "money";
  min: number;
  max: number;
  default?: number;
  wrong?: keyof typeof fields.en;
  wordsAre?: number;
};

/**
 * What a field holds; a list is at most `most` words of at most `max` characters, with commas between. Its form control, its check, its
 * CSV column and its words in the history follow from it.
 */
export type FieldType =
  | { type: "line"; max: number; default?: string }
  | { type: "text"; max: number }
  | { type: "whole"; min: number; max: number; default?: number }
  | MoneyField
  | { type: "tick"; default?: boolean }
  | { type: "choice"; options: readonly string[]; default?: string }
  | { type: "link"; max: number }
  /**
   * sent ahead of its form as soon as it is chosen, or only previewed until the form is saved; addresses that begin with what `leaves`
   * says are stored as they are, though no page shows them
   */
  | { type: "picture"; folder: "content" | "categories"; sentWithForm?: true; leaves?: string }
  /** the number of a row of another table, one of the `choices` of the table's rules */
  | { type: "reference" }
  | { type: "emoji"; default?: string }
  | { type: "list"; max: number; most: number };

/**
 * A field of a table: its type, whether it must be filled in (a default then only stands in a new form), whether the column `{name}Ur`
 * holds its Roman Urdu, whether it is chosen when a row is added and never changed after, and whether many rows can be given one value
 * of it at once, as of every tick and choice.
 */
export type StaffField = FieldType & { required?: boolean; bilingual?: boolean; immutable?: boolean; settable?: boolean };

/** Whether many rows can be given one value of a field at once. */
export const isSettable = ({ field: { type, immutable, settable } }: FormField): boolean =>
  !immutable && (type === "tick" || type === "choice" || settable === true);

/** Values that columns must have or must not have, such as `{ active: true }` or `{ answer: { not: null } }`. */
type Condition<Model extends StaffModel> = {
  readonly [Column in ColumnOf<Model>]?: RowOf<Model>[Column] | { not: RowOf<Model>[Column] };
};

/** What stands beside a row of a model for the `include` that its table joins. */
type PartsOf<Model extends StaffModel, Joined> = Omit<
  Types.Result.GetResult<Prisma.TypeMap["model"][Model]["payload"], { include: Joined }, "findFirstOrThrow">,
  ColumnOf<Model>
>;

type IncludeOf<Model extends StaffModel> = Prisma.TypeMap["model"][Model]["operations"]["findFirst"]["args"] extends {
  include?: infer Include;
}
  ? NonNullable<Include>
  : never;

/** What a field of a column that cannot be null needs besides: an empty one is refused, or takes its default. */
type NeverEmpty = { required: true } | { default: string | number } | { type: "tick" | "list" };

/** Fields whose empty form their columns can hold. */
type StorableFields<Model extends StaffModel> = {
  readonly [Column in ColumnOf<Model>]?: null extends RowOf<Model>[Column] ? StaffField : StaffField & NeverEmpty;
};

/** Rows of another table that belong to a row, by the column that names it. */
type Children = {
  [Model in Prisma.ModelName]: { model: Model; parent: keyof ScalarsOf<Model> & string };
}[Prisma.ModelName];

/** The fields of a table by their columns. */
type FieldsOf<Model extends StaffModel> = { readonly [Column in ColumnOf<Model>]?: StaffField };

/** A row that a reference field may name. */
export type RowChoice = { id: number; name: string };

/** How many rows of other tables name a row, by kind. */
export type UseCounts = Readonly<Record<string, number>>;

/** A row with what its table joins, as far as that was read. */
type JoinedRow<Model extends StaffModel, Parts extends object> = RowOf<Model> & Partial<Parts>;

/** A row before and after a save; `before` is null for one that is added or restored. */
export type RowChange<Model extends StaffModel, Parts extends object = object> = {
  before: JoinedRow<Model, Parts> | null;
  after: JoinedRow<Model, Parts>;
  by: number;
};

/** Rows that a list shows before they have a record, as if they had one: the first save of one adds it. */
export interface UnsavedRows<Model extends StaffModel, Parts extends object = object> {
  /** the tab that lists them alone; its condition finds no record */
  tab: string;
  /** those that have no record now, each with version 0 and a number below 0 that is always the same */
  list: () => Promise<readonly (RowOf<Model> & Parts)[]>;
  /** the record that one of those numbers has by now, null while it has none */
  recordOf: (id: number) => Promise<number | null>;
}

/** What was posted, by name. */
type Posted = { get: (name: string) => unknown };

/** How the lines of a row are added and removed; each says the line in words, and of a removed one what puts it back. */
interface LineRules {
  add: (id: number, sent: Posted, how: { by: number; isUndo: boolean }) => Promise<Outcome<{ text: string }>>;
  remove: (
    id: number,
    lineId: number,
    how: { by: number },
  ) => Promise<Outcome<{ text: string; undo: Readonly<Record<string, string>> }>>;
}

/** How all that names a row is moved to another row, so that the row can be deleted. */
export interface EmptyRules<Model extends StaffModel> {
  /** taken before anything is read: a move waits for the changes that it must not cross, and they for it */
  lock: (tx: Tx) => Promise<unknown>;
  /** the column that both rows share */
  within?: ColumnOf<Model>;
  /** said of a row that nothing can be moved to */
  noTarget: RefusalCode;
  /** moves it and says how many of each kind there were */
  move: (tx: Tx, change: { from: RowOf<Model>; to: RowOf<Model>; by: number }) => Promise<UseCounts>;
  /** the same where what names the row may also name none */
  moveToNone?: (tx: Tx, change: { from: RowOf<Model>; by: number }) => Promise<UseCounts>;
}

/**
 * The server's rules of a table beside its declaration, each run inside the transaction of the write. A refusal undoes the write;
 * of many rows at once those that are refused stay as they are, and a file is refused as a whole.
 */
export interface TableRules<Model extends StaffModel, Parts extends object = object> {
  /** the rows that each reference field may name, in the order of their list */
  choices?: { readonly [Column in ColumnOf<Model>]?: () => Promise<readonly RowChoice[]> };
  /** what the form of a new row begins with in place of the defaults, by field name */
  start?: () => Promise<Readonly<Record<string, string>>>;
  /** the columns of a new row that its form does not fill, or leaves at a default which only the others decide */
  complete?: (tx: Tx, values: Readonly<Record<string, unknown>>) => Promise<Readonly<Record<string, unknown>>>;
  /** further columns that are written with a change, such as who answered when; they are not in the history */
  stamp?: (change: { before: FieldValues; after: FieldValues; by: number }) => object;
  /** whether a row may be saved as it would be, said before anything is written */
  check?: (tx: Tx, change: RowChange<Model, Parts>) => Promise<Outcome<void>>;
  /** what changes with a row that was saved or restored */
  after?: (tx: Tx, change: RowChange<Model, Parts>) => Promise<void>;
  /** rows that the list shows before they have a record */
  unsaved?: UnsavedRows<Model, Parts>;
  /** whether a row may be deleted */
  checkDelete?: (tx: Tx, row: JoinedRow<Model, Parts>) => Promise<Outcome<void>>;
  /** the lines of a row, which are added and removed by actions of their own */
  lines?: LineRules;
  /** how a row that is in use is emptied */
  empty?: EmptyRules<Model>;
}

/**
 * A table whose rows staff edit, declared once for both halves of the resource kit; it imports nothing of the server, so screens
 * may read it. The exact fields and statuses are kept in its type, so that a missing sentence is a type error.
 */
export interface StaffTable<
  Model extends StaffModel = StaffModel,
  Fields extends FieldsOf<Model> = FieldsOf<Model>,
  Status extends string = string,
  Parts extends object = object,
> {
  model: Model;
  /** the table's name in the audit log and in the bin */
  entity: string;
  /** the editable columns in the order of the form; a bilingual field stands for two columns */
  fields: Fields;
  /** rows of other tables that are read beside a row, as Prisma's `include` names them; they are never written */
  joined?: object;
  /** what a row is called in sentences, in the history and in the bin; one that is not saved has nothing joined */
  nameOf: (row: RowOf<Model> & Partial<Parts>) => string;
  /** what the form is for: to add and to edit; only to edit what others add; or there is none ("none"). Both by default */
  form?: "edit" | "none";
  /** the usual order of the list; the id decides between equals */
  orderBy: readonly { readonly [Column in ColumnOf<Model>]?: "asc" | "desc" }[];
  /** rows on a page; 50 by default */
  perPage?: number;
  /** how many rows a page may have where the reader chooses, `perPage` among them */
  pageSizes?: readonly number[];
  /** the text columns that are searched, best match first */
  searched?: readonly ColumnOf<Model>[];
  /** the choice, tick and reference fields, and bilingual fields ("missing"), that the list can be narrowed by */
  filters?: readonly ColumnOf<Model>[];
  /** tabs of the list beside "all" and the bin, each with its condition */
  statuses?: Readonly<Record<Status, Condition<Model>>>;
  /** further columns of its CSV file, what a reader needs to know a row by; an import reads nothing from them */
  exported?: Readonly<Record<string, (row: RowOf<Model> & Partial<Parts>) => string>>;
  /** the whole-number column that holds the order by hand; where no field fills it, a new row stands below the others */
  position?: ColumnOf<Model>;
  /** whole-number columns that an address may narrow the list by, such as `productId=7` */
  narrowed?: readonly ColumnOf<Model>[];
  /** choice and tick fields that the menu of a row sets at once; the words are the section's `set.<name>.<value>` */
  settable?: readonly ColumnOf<Model>[];
  /** the tick column that the menu of a row switches: whether customers see the row */
  active?: ColumnOf<Model>;
  /** said above the form when a required field is empty */
  incomplete?: RefusalCode;
  /** a column whose value no two rows share: a line of a file that has no number is about the row of its value */
  key?: ColumnOf<Model>;
  /** why a row that others need cannot be deleted, and the way out; `row.in-use` by default */
  inUse?: RefusalCode;
  /** the rows of other tables that name a row, by kind: each is counted, and none may be left when a row is deleted. `table` is its own name in the database */
  usedBy?: { table: string; rows: Readonly<Record<string, Children>> };
  /** what a copy of a row has in place of the row's own; where it is there, the menu of a row makes copies, `children` included */
  copy?: (row: RowOf<Model>) => Partial<RowOf<Model>>;
  /** the rows that the database deletes with a row: the bin keeps and restores them with it */
  children?: Children;
  /** the server's rules: passed to its half of the kit by `withRules` */
  rules?: TableRules<Model, Parts>;
}

/** A table whatever its fields and statuses are, with what stands beside its rows. */
export type TableWith<Model extends StaffModel, Parts extends object> = StaffTable<Model, FieldsOf<Model>, string, Parts>;

/** Declares a staff-kept table; the compiler checks columns against Prisma's schema. */
export const staffTable = <
  Model extends StaffModel,
  const Fields extends StorableFields<Model>,
  Status extends string = never,
  const Joined extends IncludeOf<Model> = never,
>(
  table: Omit<StaffTable<Model, Fields, Status, PartsOf<Model, Joined>>, "joined"> & { joined?: Joined },
): StaffTable<Model, Fields, Status, PartsOf<Model, Joined>> => table;

/** The table as the server's half of the kit is given it, where it has rules of its own; they stand in a `.server` file. */
export const withRules = <Model extends StaffModel, Fields extends FieldsOf<Model>, Status extends string, Parts extends object>(
  table: StaffTable<Model, Fields, Status, Parts>,
  rules: TableRules<Model, Parts>,
): StaffTable<Model, Fields, Status, Parts> => ({ ...table, rules });

const copyMark = " (copy)";

/** The name of a copy, within so many characters. */
export const copiedName = (name: string, most: number): string => name.slice(0, most - copyMark.length) + copyMark;

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

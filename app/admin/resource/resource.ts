import type { ReactNode } from "react";
import { sectionPath } from "#app/admin/sections.ts";
import { filterValues, sortColumns } from "#app/domain/resource/resource-query.ts";
import type { ListedRow, ResourceResult, ResourceView } from "#app/domain/resource/resource-view.ts";
import {
  type FormField,
  formFields,
  type RowOf,
  type StaffField,
  type StaffModel,
  type StaffTable,
  type UseCounts,
} from "#app/domain/resource/staff-table.ts";
import type { SectionKey } from "#app/domain/team/section-rights.ts";
import type { Messages } from "#app/i18n/messages.ts";
import type { FormTexts } from "#app/lib/merge-fields.ts";
import type { IconName } from "#app/ui/icon-names.ts";
import type { ListAddresses } from "./resource-address.ts";

/** A name in camel case as forms and sentences have it. */
export type SnakeCase<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : "";

/** The sentences of a choice field's options: `category.fruit`. */
type OptionKeys<Fields> = {
  [Column in keyof Fields & string]: Fields[Column] extends { type: "choice"; options: readonly (infer Option extends string)[] }
    ? `${SnakeCase<Column>}.${Option}`
    : never;
}[keyof Fields & string];

/**
 * The sentences that a section must have, which follow from its table: a name for each field, each option and each tab, what is
 * listed, why there may be nothing, and the titles of its forms. Shown where they are there: `field.<name>.hint`, `column.<name>` as the
 * head of a column, `state.<tick>.on` and `state.<tick>.off` as its values, `set.<name>.<value>` as what a row's menu sets, `activate` and
 * `deactivate` in the menu of a row, `use.<kind>` with `empty.title`, `empty.to`, `empty.go` and, where there is more to say, `empty.why`,
 * `empty.none` and `empty.loses` of rows that others name, `delete` where a row is taken away rather than deleted, `inline` as the button beside a field in the
 * row, `total` with the `{count}` of rows, `nothing-found`, `nothing-found.why`, `failed.why` and `again` in place of the kit's own, and `failed`, `add.failed` and `edit.failed` as what did not work, which may say why as `{detail}`; `save` on the button of
 * its forms.
 */
export type ResourceKey<Fields = unknown, Status extends string = never> =
  | "rows"
  | "none"
  | "none.why"
  | "add"
  | "edit"
  | "delete.sure"
  | `field.${SnakeCase<keyof Fields & string>}`
  | OptionKeys<Fields>
  | `tab.${Status}`;

/**
 * A column of the list: one of the table, a part of what it joins (`product.price`), or one of the page's own (`own.products`), which
 * needs the sentence `column.own.products`. One is the row's name, the first where none says so: it leads to the editor, with its Roman
 * Urdu under it.
 */
export type ResourceColumn<Row> = ColumnLook &
  (
    | {
        name: keyof Row & string;
        /** how the cell is shown where it is more than its text */
        cell?: (row: Row) => ReactNode;
      }
    | { name: `own.${string}` | `${keyof Row & string}.${string}`; cell: (row: Row) => ReactNode }
    /** what names the row, each as the way to it */
    | { name: "used"; cell?: undefined }
  );

interface ColumnLook {
  /** amounts stand at the right, digit below digit */
  isNumber?: boolean;
  /** its width as a CSS length, such as "120px"; the first column takes what is left */
  width?: string;
  /** a phone leaves it out of the second line */
  wideOnly?: boolean;
  /** it is the row's name although it is not the first one */
  isName?: boolean;
  /** a card shows it larger, without its name */
  isMain?: boolean;
  /** arrows beside the value move the row one place up or down, as its menu does */
  hasArrows?: boolean;
  /** its field is edited in the cell: a line, a number, an amount or a choice */
  inline?: boolean;
}

/** What stands below a field of a form. */
export type UnderField<Row extends ListedRow> =
  | ReactNode
  | ((form: Pick<FormState<Row>, "row" | "values" | "result" | "use">) => ReactNode);

/** Parts of a page that a section adds to the kit's own. */
export interface ResourceParts<Row extends ListedRow> {
  /** cards in place of rows */
  view?: "table" | "cards";
  /** whether a link in the head changes between a table and cards; it needs the sentences `show.table` and `show.cards` */
  hasBothViews?: boolean;
  /** whether a link in the head loads the list as it is filtered anew */
  hasRefresh?: boolean;
  /** whether a row has lines, which its form adds and removes by themselves (`lines` of the table's rules) */
  hasLines?: boolean;
  /** whether each device chooses in how many columns cards stand */
  hasGridColumns?: boolean;
  /** what stands at the head of a card */
  cover?: (row: Row) => ReactNode;
  /** the picture of a row, for its thumbnail; null for none */
  pictureOf?: (row: Row) => string | null;
  stats?: (view: ResourceView<Row>) => ReactNode;
  above?: (view: ResourceView<Row>) => ReactNode;
  /** the few tabs of a section that has several lists: beside its title where there is room, else below it */
  siblings?: () => ReactNode;
  below?: (view: ResourceView<Row>) => ReactNode;
  toolbar?: (view: ResourceView<Row>) => ReactNode;
  /** the rows in a form of the section's own, in place of the kit's table; it stands there without rows too, below why there are none */
  rows?: (view: ResourceView<Row>) => ReactNode;
  /** what else is known of a row, above the fields of its form; who may only view reads it too */
  about?: (row: Row) => ReactNode;
  /** what stands under a row's name in place of its Roman Urdu */
  underName?: (row: Row) => ReactNode;
  /** the one action of a row where it has no menu of the kit, such as a button with an icon */
  rowAction?: (row: Row) => ReactNode;
  /** where a row's name leads to in place of its form; null for nowhere */
  linkOf?: (row: Row) => string | null;
  /** the column that is typed below a row, in the list itself, as long as it is empty */
  inline?: keyof Row & string;
  /** where a list of what names a row is, by kind; the sentence of each is `use.<kind>` */
  useLinks?: Readonly<Record<string, (id: number) => string>>;
  /** what stands below a field of the form, by column; a function gets the form as it is filled in */
  underField?: { readonly [Column in keyof Row & string]?: UnderField<Row> };
  /** the key of the heading above a field of the form, by column: a long form has parts */
  headings?: { readonly [Column in keyof Row & string]?: string };
  /** the form's id in the page, where that has several forms */
  formId?: string;
  /** what each option of a choice looks like, by column: the form shows them all at once */
  optionPictures?: { readonly [Column in keyof Row & string]?: (option: string) => ReactNode };
  /** whether a form may be sent as it is filled in; its button waits until it may */
  canSend?: (values: FormTexts) => boolean;
  /** what a form has beside its fields, above the bar that saves */
  inForm?: (form: FormState<Row>) => ReactNode;
  /** further items in the menu of a row, for those who may edit */
  inMenu?: (row: Row, addresses: ListAddresses) => ReactNode;
}

/** The state of a form that is passed to the section's own part of it. */
export interface FormState<Row extends ListedRow> {
  /** the saved row, null for a new one */
  row: Row | null;
  /** what stands in the fields now, by field name */
  values: FormTexts;
  /** what a save was answered that wrote nothing */
  result: ResourceResult | undefined;
  /** how many rows of each kind name the row */
  use: UseCounts;
  /** the id of the form, for controls that belong to it; its own controls may stand in other forms by theirs */
  formId: string;
  /** names what the part has that is not saved yet; null for nothing */
  setUnsaved: (label: string | null) => void;
}

/** The page of a staff-kept table, as the kit's components read it. */
export interface Resource<Row extends ListedRow> extends ResourceParts<Row> {
  section: SectionKey;
  path: string;
  icon: IconName;
  texts: Messages<string>;
  columns: readonly ResourceColumn<Row>[];
  fields: readonly FormField[];
  /** what the list can be narrowed by, with the values as addresses have them, and the keys of their sentences if they are no field's own */
  filters: readonly { field: FormField; values: readonly string[]; keys?: Readonly<Record<string, string>> }[];
  /** the columns that the list can be sorted by */
  sortable: ReadonlySet<string>;
  nameOf: (row: Row) => string;
  /** whether staff add rows */
  canAdd: boolean;
  /** whether a row has a form */
  hasForm: boolean;
  /** whether the menu of a row makes copies of it */
  canCopy: boolean;
  /** the fields that the menu of a row sets at once */
  settable: readonly FormField[];
  hasSearch: boolean;
  /** whether the kit's actions work on its rows: their menu and marks, and views of the list that are saved */
  hasActs: boolean;
  /** whether it is exported and imported as a CSV file by the kit */
  hasFiles: boolean;
  /** orders that are no columns, the usual one first; each has a sentence `sort.<name>` */
  sorts: readonly string[];
  /** the column of the order by hand, null where there is none */
  position: string | null;
  /** how many rows a page may have where the reader chooses, the usual number first */
  pageSizes: readonly number[];
  /** the first column of the usual order */
  usualSort: string;
  /** the rows that each reference field may name, by column, as the page was given them */
  choices: ResourceView<Row>["choices"];
  /** what names each row, as the page was given it */
  use: ResourceView<Row>["use"];
  /** whether customers see a row; null where the table has no such column */
  isActive: ((row: Row) => boolean) | null;
}

interface ResourceOptions<
  Model extends StaffModel,
  Fields extends { readonly [Column in keyof RowOf<Model> & string]?: StaffField },
  Status extends string,
  Parts extends object,
> extends ResourceParts<RowOf<Model> & Parts> {
  table: StaffTable<Model, Fields, Status, Parts>;
  section: SectionKey;
  /** where the list stands if it is not the section's first page */
  path?: string;
  texts: Messages<ResourceKey<Fields, Status>>;
  icon: IconName;
  columns: readonly ResourceColumn<RowOf<Model> & Parts>[];
}

/** Describes the page of a staff-kept table; a sentence that its fields need and `texts` lacks is an error of type. */
export function resource<
  Model extends StaffModel,
  Fields extends { readonly [Column in keyof RowOf<Model> & string]?: StaffField },
  Status extends string = never,
  Parts extends object = object,
>({
  table,
  section,
  path = sectionPath(section),
  texts,
  ...page
}: ResourceOptions<Model, Fields, Status, Parts>): Resource<RowOf<Model> & Parts> {
  const fields = formFields(table);
  const { active, form, settable = [] } = table;
  return {
    ...page,
    section,
    path,
    texts: texts as Messages<string>,
    fields,
    filters: fields
      .map((field) => ({ field, values: filterValues(table, field.column) }))
      .filter(
        ({ field, values }) =>
          values.length > 0 || (isReferenceField(field) && table.filters?.some((one) => one === field.column)),
      ),
    sortable: new Set(sortColumns(table)),
    nameOf: table.nameOf,
    canAdd: form === undefined,
    hasForm: form !== "none",
    canCopy: table.copy !== undefined,
    settable: fields.filter(({ column }) => settable.some((one) => one === column)),
    hasSearch: (table.searched?.length ?? 0) > 0,
    ...{ hasFiles: true, hasActs: true, sorts: [] },
    position: table.position ?? null,
    pageSizes: table.pageSizes ?? [],
    usualSort: Object.keys(table.orderBy[0] ?? {})[0] ?? "",
    choices: {},
    use: {},
    isActive: active ? (row) => row[active] === true : null,
  };
}

/** The column that names the rows of a list. */
export const nameColumn = <Row>(columns: readonly ResourceColumn<Row>[]): ResourceColumn<Row> | undefined =>
  columns.find(({ isName }) => isName) ?? columns[0];

/** Whether a field names a row of another table, whose choices only the page has. */
export const isReferenceField = ({ field }: FormField): boolean => field.type === "reference";

/** What such a form is: its columns are those of no row. */
export type LoneForm = Pick<Resource<ListedRow>, "section" | "path" | "texts" | "fields"> &
  Pick<ResourceParts<ListedRow & Readonly<Record<string, unknown>>>, "underField" | "headings" | "formId">;

/** What is true of a resource that is described without a table. */
export const noTable = {
  ...{ columns: [], fields: [], filters: [], sortable: new Set<string>(), nameOf: () => "", settable: [], choices: {}, use: {} },
  ...{ canAdd: false, hasForm: false, canCopy: false, hasSearch: false, hasFiles: false, hasActs: false, sorts: [] },
  ...{ position: null, pageSizes: [], usualSort: "", isActive: null },
};

/** A form of the kit without a list, such as that of settings: its fields and sentences, where a failed save says `add.failed`. */
export const formResource = (form: LoneForm): Resource<ListedRow> => ({
  ...{ ...noTable, icon: "settings" as const, canAdd: true, hasForm: true },
  ...(form as Omit<LoneForm, "underField" | "headings">),
});

/** How many rows of each kind name a row of the page. */
export const countsFor = <Row extends ListedRow>({ use }: Resource<Row>, id: number | undefined): UseCounts => use[id ?? 0] ?? {};

/** What a column holds as text, "" for nothing. */
export const cellText = (row: object, column: string): string => {
  const value = (row as Readonly<Record<string, unknown>>)[column];
  return value === null || value === undefined ? "" : String(value);
};

/** Whether a section has a sentence that it may leave out. */
export const hasText = (texts: Messages<string>, key: string): boolean => Object.hasOwn(texts.en, key);

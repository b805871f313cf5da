import type { ReactNode } from "react";
import { type SectionKey, sectionPath } from "#app/admin/sections.ts";
import { filterValues, sortColumns } from "#app/domain/resource/resource-query.ts";
import type { ListedRow, ResourceView } from "#app/domain/resource/resource-view.ts";
import {
  type FormField,
  formFields,
  type RowOf,
  type StaffField,
  type StaffModel,
  type StaffTable,
} from "#app/domain/resource/staff-table.ts";
import type { Messages } from "#app/i18n/messages.ts";
import type { IconName } from "#app/ui/icon-names.ts";

type SnakeCase<Text extends string> = Text extends `${infer First}${infer Rest}`
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
 * head of a column, `state.<tick>.on` and `state.<tick>.off` as its values, and `failed`, `add.failed` and `edit.failed` as what did not work.
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

/** A column of the list. The first one is the row's name: it leads to the editor, with its Roman Urdu under it. */
export interface ResourceColumn<Row> {
  name: keyof Row & string;
  /** how the cell is shown where it is more than its text */
  cell?: (row: Row) => ReactNode;
  /** amounts stand at the right, digit below digit */
  isNumber?: boolean;
  /** its share of the width as CSS says it, such as "120px"; the first column takes what is left */
  width?: string;
  /** a phone leaves it out of the second line */
  wideOnly?: boolean;
}

/** Parts of a page that a section adds to the kit's own. */
interface ResourceParts<Row extends ListedRow> {
  /** cards in place of rows */
  view?: "table" | "cards";
  /** the picture of a row, for its thumbnail; null for none */
  pictureOf?: (row: Row) => string | null;
  stats?: (view: ResourceView<Row>) => ReactNode;
  above?: (view: ResourceView<Row>) => ReactNode;
  below?: (view: ResourceView<Row>) => ReactNode;
  toolbar?: (view: ResourceView<Row>) => ReactNode;
  /** what stands below a field of the form, by column */
  underField?: { readonly [Column in keyof Row & string]?: ReactNode };
}

/** The page of a staff-kept table, as the kit's components read it. */
export interface Resource<Row extends ListedRow> extends ResourceParts<Row> {
  section: SectionKey;
  path: string;
  icon: IconName;
  texts: Messages<string>;
  columns: readonly ResourceColumn<Row>[];
  fields: readonly FormField[];
  /** what the list can be narrowed by, with the values as addresses have them */
  filters: readonly { field: FormField; values: readonly string[] }[];
  /** the columns that the list can be sorted by */
  sortable: ReadonlySet<string>;
  nameOf: (row: Row) => string;
  hasSearch: boolean;
  /** the column of the order by hand, null where there is none */
  position: string | null;
  /** whether customers see a row; null where the table has no such column */
  isActive: ((row: Row) => boolean) | null;
}

interface ResourceOptions<
  Model extends StaffModel,
  Fields extends { readonly [Column in keyof RowOf<Model> & string]?: StaffField },
  Status extends string,
> extends ResourceParts<RowOf<Model>> {
  table: StaffTable<Model, Fields, Status>;
  section: SectionKey;
  /** where the list stands if it is not the section's first page */
  path?: string;
  texts: Messages<ResourceKey<Fields, Status>>;
  icon: IconName;
  columns: readonly ResourceColumn<RowOf<Model>>[];
}

/** Describes the page of a staff-kept table; a sentence that its fields need and `texts` lacks is an error of type. */
export function resource<
  Model extends StaffModel,
  Fields extends { readonly [Column in keyof RowOf<Model> & string]?: StaffField },
  Status extends string = never,
>({
  table,
  section,
  path = sectionPath(section),
  texts,
  ...page
}: ResourceOptions<Model, Fields, Status>): Resource<RowOf<Model>> {
  const fields = formFields(table);
  const { active } = table;
  return {
    ...page,
    section,
    path,
    texts: texts as Messages<string>,
    fields,
    filters: fields
      .map((field) => ({ field, values: filterValues(table, field.column) }))
      .filter(({ values }) => values.length > 0),
    sortable: new Set(sortColumns(table)),
    nameOf: table.nameOf,
    hasSearch: (table.searched?.length ?? 0) > 0,
    position: table.position ?? null,
    isActive: active ? (row) => row[active] === true : null,
  };
}

/** What a column holds as text, "" for nothing. */
export const cellText = (row: object, column: string): string => {
  const value = (row as Readonly<Record<string, unknown>>)[column];
  return value === null || value === undefined ? "" : String(value);
};

/** Whether a section has a sentence that it may leave out. */
export const hasText = (texts: Messages<string>, key: string): boolean => Object.hasOwn(texts.en, key);

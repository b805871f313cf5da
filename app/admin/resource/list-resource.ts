import { sectionPath } from "#app/admin/sections.ts";
import type { ListedRow } from "#app/domain/resource/resource-view.ts";
import type { FormField, StaffField } from "#app/domain/resource/staff-table.ts";
import type { SectionKey } from "#app/domain/team/section-rights.ts";
import type { Messages } from "#app/i18n/messages.ts";
import type { IconName } from "#app/ui/icon-names.ts";
import { noTable, type Resource, type ResourceColumn, type ResourceParts, type SnakeCase } from "./resource.ts";

/**
 * What a list can be narrowed by: a row of another table, as `choices` of its view has them, a tick that says "1", or one of some values,
 * each with the key of its sentence.
 */
type ListFilter = "reference" | "tick" | Readonly<Record<string, string>>;

/** The sentences that a list of its own query must have. */
type ListKey<Filters, Sort extends string, Column extends string> =
  | "rows"
  | "none"
  | "none.why"
  | `field.${keyof Filters & string}`
  | `sort.${Sort}`
  | `column.${SnakeCase<Column>}`
  | {
      [Name in keyof Filters & string]: Filters[Name] extends Readonly<Record<string, infer Key extends string>> ? Key : never;
    }[keyof Filters & string];

interface ListOptions<Row extends ListedRow, Filters, Sort extends string, Column extends string> extends ResourceParts<Row> {
  section: SectionKey;
  texts: Messages<ListKey<Filters, Sort, Column>>;
  icon: IconName;
  filters?: Filters;
  /** its orders, the usual one first */
  sorts?: readonly Sort[];
  hasSearch?: boolean;
  /** what the kit's table and cards show of a row where the section has no `rows` of its own; the first one is its name */
  columns?: readonly (ResourceColumn<Row> & { name: Column })[];
  nameOf?: (row: Row) => string;
}

const listFieldOf = (name: string, filter: ListFilter): FormField => {
  const field: StaffField = typeof filter === "string" ? { type: filter } : { type: "choice", options: Object.keys(filter) };
  return { name, column: name, of: name, field };
};

/**
 * Describes a list that its section reads by a query of its own, such as that of products: search, filters, orders, pages and what is
 * said where there are no rows are the kit's; the rows are drawn from `columns`, or by `rows`.
 */
export function listResource<
  Row extends ListedRow,
  const Filters extends Readonly<Record<string, ListFilter>> = Readonly<Record<never, ListFilter>>,
  const Sort extends string = never,
  const Column extends string = never,
>({ section, texts, filters, ...page }: ListOptions<Row, Filters, Sort, Column>): Resource<Row> {
  const narrowing = Object.entries<ListFilter>(filters ?? {}).map(([name, filter]) => ({
    field: listFieldOf(name, filter),
    ...(typeof filter === "string" ? { values: [] } : { values: Object.keys(filter), keys: filter }),
  }));
  return {
    ...noTable,
    ...{ section, path: sectionPath(section), texts: texts as Messages<string>, hasSearch: true },
    ...page,
    ...{ filters: narrowing, fields: narrowing.map(({ field }) => field) },
  };
}

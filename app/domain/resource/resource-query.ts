import type { ResourceQuery } from "./resource-view.ts";
import { formFields, type StaffField, type StaffModel, type StaffTable } from "./staff-table.ts";

/** The tabs that every table has beside its statuses. */
export const allTab = "all";
/** The tab of deleted rows. */
export const binTab = "bin";

/** No list is asked for beyond this page. */
const lastPage = 10_000;
const longestSearch = 100;

/** The values that a column may be narrowed by, as an address has them; none for a column without a filter. */
export function filterValues<Model extends StaffModel>(table: StaffTable<Model>, column: string): readonly string[] {
  if (!table.filters?.some((filter) => filter === column)) return [];
  const field = (table.fields as Readonly<Record<string, StaffField | undefined>>)[column];
  if (field?.bilingual) return ["missing"];
  if (field?.type === "tick") return ["on", "off"];
  return field?.type === "choice" ? field.options : [];
}

/** The value of a filter in an address, where it is one of the column's; a reference may be any row's number. */
function filterValue<Model extends StaffModel>(
  table: StaffTable<Model>,
  column: string,
  text: string | null,
): string | undefined {
  if (isReference(table, column)) return /^[1-9]\d{0,8}$/.test(text ?? "") ? (text ?? undefined) : undefined;
  return filterValues(table, column).find((known) => known === text);
}

const isReference = <Model extends StaffModel>(table: StaffTable<Model>, column: string): boolean =>
  (table.fields as Readonly<Record<string, StaffField | undefined>>)[column]?.type === "reference";

/** The columns that a list can be sorted by: those of its fields and of its usual order. */
export const sortColumns = <Model extends StaffModel>(table: StaffTable<Model>): string[] => [
  ...new Set([...formFields(table).map(({ column }) => column), ...table.orderBy.flatMap((order) => Object.keys(order))]),
];

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const unprintable = /[\u0000-\u001f\u007f]+/g;

function pageIn(text: string | null): number {
  const page = /^\d{1,6}$/.test(text ?? "") ? Number(text) : 1;
  return page >= 1 && page <= lastPage ? page : 1;
}

/**
 * Parses the address of a list; whatever a table does not declare becomes the default. A part of the list may be called `view` too, and a
 * filter by the name of its column in the database.
 */
export function readQuery<Model extends StaffModel>(table: StaffTable<Model>, params: URLSearchParams): ResourceQuery {
  const tabs = [allTab, ...Object.keys(table.statuses ?? {}), binTab];
  const snake = (column: string) => column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const asked = (column: string) => params.get(column) ?? params.get(snake(column));
  const narrowed = (table.narrowed ?? []).filter((column) => /^[1-9]\d{0,8}$/.test(asked(column) ?? ""));
  const chosen = (table.filters ?? []).flatMap((column) => {
    const value = filterValue(table, column, asked(column));
    return value === undefined ? [] : [[column, value] as const];
  });
  const rows = table.pageSizes?.find((size) => size !== table.perPage && String(size) === params.get("rows"));
  const filters = [...narrowed.map((column) => [column, asked(column) ?? ""] as const), ...chosen];
  return {
    q: (params.get("q") ?? "").replace(unprintable, " ").trim().slice(0, longestSearch),
    tab: tabs.find((tab) => tab === (params.get("tab") ?? params.get("view"))) ?? allTab,
    page: pageIn(params.get("page")),
    sort: sortColumns(table).find((column) => column === params.get("sort")) ?? "",
    direction: params.get("dir") === "desc" ? "desc" : "asc",
    filters: Object.fromEntries(filters),
    ...(rows && { rows }),
  };
}

/** The query of a list in its usual order and unfiltered, with what differs. */
export const listQuery = (changes: Partial<ResourceQuery>): ResourceQuery => ({
  ...{ q: "", tab: allTab, page: 1, sort: "", direction: "asc", filters: {} },
  ...changes,
});

/** The query as an address says it, in one order and without empty or usual values; "" for the plain list. */
export function writeQuery({ q, tab, page, sort, direction, filters, rows, show }: ResourceQuery): string {
  const params = new URLSearchParams({
    ...(q && { q }),
    ...(tab !== allTab && { tab }),
    ...filters,
    ...(sort && { sort }),
    ...(sort && direction === "desc" && { dir: direction }),
    ...(rows && { rows: String(rows) }),
    ...(show === "cards" && { show }),
    ...(page > 1 && { page: String(page) }),
  });
  return params.toString();
}

import type { ResourceQuery } from "../resource-view.ts";
import type { StaffField, StaffModel, StaffTable } from "../staff-table.ts";

/** A text in which LIKE finds nothing but itself. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** The words of a search; a row is found when each stands in one of the searched columns. */
export const searchWordsOf = (search: string): string[] => [...new Set(search.split(/\s+/).filter(Boolean))].slice(0, 10);

function filtered<Model extends StaffModel>(table: StaffTable<Model>, column: string, value: string): object {
  if (table.narrowed?.some((narrowed) => narrowed === column)) return { [column]: Number(value) };
  const field = (table.fields as Readonly<Record<string, StaffField | undefined>>)[column];
  if (field?.bilingual) return { OR: [{ [`${column}Ur`]: null }, { [`${column}Ur`]: "" }] };
  if (field?.type === "reference") return { [column]: Number(value) };
  return { [column]: field?.type === "tick" ? value === "on" : value };
}

/** The condition of the rows that a query finds. */
export function rowsWhere<Model extends StaffModel>(
  table: StaffTable<Model>,
  { q, tab, filters }: Pick<ResourceQuery, "q" | "tab" | "filters">,
): { AND: object[] } {
  const { searched = [], statuses = {} } = table;
  const words = searched.length > 0 ? searchWordsOf(q) : [];
  return {
    AND: [
      ...(statuses[tab] ? [statuses[tab]] : []),
      ...Object.entries(filters).map(([column, value]) => filtered(table, column, value)),
      ...words.map((word) => ({
        OR: searched.map((column) => ({ [column]: { contains: escapeLike(word), mode: "insensitive" } })),
      })),
    ],
  };
}

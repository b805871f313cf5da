import { db } from "#app/platform/db.server.ts";
import { rankHits } from "../rank-hits.ts";
import { allTab } from "../resource-query.ts";
import type { ResourceQuery } from "../resource-view.ts";
import { formFields, type RowOf, type StaffModel, type StaffTable, type TableWith, type UnsavedRows } from "../staff-table.ts";
import { toText } from "../to-text.ts";

import { rowsOf } from "./rows-of.server.ts";
import { rowsWhere, searchWordsOf } from "./rows-where.ts";

/** A table with rows that have no record yet is read as a whole; none has more records. */
const mostRecords = 2000;

const inColumn = (row: object, column: string): unknown => (row as Readonly<Record<string, unknown>>)[column];

/** The rows that a query finds, those without a record among them, in its order: all pages of them. */
export async function listWithUnsaved<Model extends StaffModel, Parts extends object>(
  table: TableWith<Model, Parts>,
  query: ResourceQuery,
  unsaved: UnsavedRows<Model, Parts>,
): Promise<(RowOf<Model> & Parts)[]> {
  const isListed = query.tab === allTab || query.tab === unsaved.tab;
  const [records, others] = await Promise.all([
    rowsOf(db, table).findMany({ where: rowsWhere(table, query), take: mostRecords }),
    isListed ? unsaved.list() : [],
  ]);
  const rows = [...records, ...others.filter((row) => isFound(table, query, row))].sort(comparison(table, query));
  const { searched = [] } = table;
  if (!query.q || query.sort || searched.length === 0) return rows;
  return rankHits(rows, query.q, (row) => searched.map((column) => toSearched(inColumn(row, column))));
}

const toSearched = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** Whether a search and filters find a row, as `rowsWhere` says it to the database. */
function isFound<Model extends StaffModel>(
  table: StaffTable<Model>,
  { q, filters }: Pick<ResourceQuery, "q" | "filters">,
  row: RowOf<Model>,
): boolean {
  const texts = (table.searched ?? []).map((column) => (toSearched(inColumn(row, column)) ?? "").toLowerCase());
  const isHit = texts.length === 0 || searchWordsOf(q.toLowerCase()).every((word) => texts.some((text) => text.includes(word)));
  return (
    isHit &&
    Object.entries(filters).every(([column, value]) => {
      const form = formFields(table).find((one) => one.column === column);
      if (!form) return false;
      return form.field.bilingual ? !inColumn(row, `${column}Ur`) : toText(form.field, inColumn(row, column)) === value;
    })
  );
}

/** The order of a query; the number decides between equals. */
function comparison<Model extends StaffModel>(
  { orderBy }: StaffTable<Model>,
  { sort, direction }: Pick<ResourceQuery, "sort" | "direction">,
): (one: RowOf<Model>, other: RowOf<Model>) => number {
  const columns: [string, unknown][] = sort ? [[sort, direction]] : orderBy.flatMap((order) => Object.entries(order));
  return (one, other) => {
    for (const [column, way] of columns) {
      const compared = compareValues(inColumn(one, column), inColumn(other, column));
      if (compared !== 0) return way === "desc" ? -compared : compared;
    }
    return one.id - other.id;
  };
}

/** As the database orders: numbers by size, texts by letter, what is empty last. */
function compareValues(one: unknown, other: unknown): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return typeof one === "string" ? one.localeCompare(String(other), "en") : Number(one) - Number(other);
}

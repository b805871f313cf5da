import { type AuditedChange, recordAudits } from "#app/domain/audit/record-audits.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { db, type Tx, transact } from "#app/platform/db.server.ts";
import { binEntry, deleteRow, storedRow } from "./delete-row.server.ts";
import { fieldChecksOf } from "./form-of.server.ts";
import { isReference } from "./internal/database-problem.ts";
import { delegateOf } from "./internal/delegate-of.server.ts";
import { rowsWhere } from "./internal/rows-where.ts";
import { orderOf } from "./list-rows.server.ts";
import type { ResourceQuery } from "./resource-view.ts";
import { type FormField, formFields, type RowOf, type StaffModel, type StaffTable } from "./staff-table.ts";
import { type FieldValue, toText } from "./to-text.ts";

/** So many rows are changed at once. */
export const mostBulkRows = 1000;

/** What is done to many rows: they are deleted, or a tick or choice field is set to a value. */
export type BulkAction = { name: "delete" } | { name: string; field: FormField; value: FieldValue };

/** A row as it was on the screen. */
export type MarkedRow = { id: number; version: number };

/** Whether many rows can be given one value of a field: one that is chosen and may change. */
const isSettable = ({ field: { type, immutable } }: FormField): boolean => !immutable && (type === "tick" || type === "choice");

/** The action of a name such as "delete" or "featured", with the text of the value to set; null where the table has no such action. */
export function findBulkAction<Model extends StaffModel>(
  table: StaffTable<Model>,
  name: string,
  text: string,
): BulkAction | null {
  if (name === "delete") return { name };
  const field = formFields(table).find((each) => each.name === name);
  if (!field || !isSettable(field)) return null;
  const value = fieldChecksOf(table).shape[name]?.safeParse(text);
  return value?.success && text !== "" ? { name, field, value: value.data } : null;
}

/** The rows that an action is about, as they are now: those of some ids, or all that a query finds; at most 1,001. */
export function findBulkRows<Model extends StaffModel>(
  table: StaffTable<Model>,
  { ids, query }: { ids: readonly number[]; query: ResourceQuery | null },
): Promise<RowOf<Model>[]> {
  const where = query ? rowsWhere(table, query) : { id: { in: ids.slice(0, mostBulkRows + 1) } };
  return delegateOf(db, table.model).findMany({
    where,
    orderBy: orderOf(table, { sort: "", direction: "asc" }),
    take: mostBulkRows + 1,
  });
}

/** What an action makes of a row: its field before and after, as texts; nothing of either when it is deleted. */
export function bulkChange<Model extends StaffModel>(action: BulkAction, row: RowOf<Model>): { before: string; after: string } {
  if (!("field" in action)) return { before: "", after: "" };
  const { field, column } = action.field;
  return { before: toText(field, row[column as keyof RowOf<Model>]), after: toText(field, action.value) };
}

/**
 * Does one thing to many rows in one transaction; rows that somebody changed meanwhile stay as they are, and rows that are still in use
 * are not deleted.
 *
 * @returns how many were changed, of how many; refused with `row.too-many`
 */
export async function bulkRows<Model extends StaffModel>(
  table: StaffTable<Model>,
  { action, marked }: { action: BulkAction; marked: readonly MarkedRow[] },
  { by }: { by: number },
): Promise<Outcome<{ ids: number[]; of: number }>> {
  if (marked.length > mostBulkRows) return refused("row.too-many", { values: { most: mostBulkRows } });
  const change = (tx: Tx) =>
    "field" in action ? setField(tx, table, { action, marked, by }) : deleteAll(tx, table, { marked, by });
  try {
    return await transact(async (tx) => done({ ids: await change(tx), of: marked.length }));
  } catch (problem) {
    if (!isReference(problem)) throw problem;
    return deleteEach(table, marked, by);
  }
}

/** The rows that are still as they were on the screen. */
async function unchanged<Model extends StaffModel>(
  tx: Tx,
  table: StaffTable<Model>,
  marked: readonly MarkedRow[],
): Promise<RowOf<Model>[]> {
  const versions = new Map(marked.map(({ id, version }) => [id, version]));
  const rows = await delegateOf(tx, table.model).findMany({ where: { id: { in: [...versions.keys()] } }, take: mostBulkRows });
  return rows.filter(({ id, version }) => versions.get(id) === version);
}

/** Names the version of each row, so that a change which comes in between is not overwritten. */
const sameVersions = (rows: readonly MarkedRow[]) => ({ OR: rows.map(({ id, version }) => ({ id, version })) });

type SetField = { action: Extract<BulkAction, { field: FormField }>; marked: readonly MarkedRow[]; by: number };

async function setField<Model extends StaffModel>(
  tx: Tx,
  table: StaffTable<Model>,
  { action, marked, by }: SetField,
): Promise<number[]> {
  const { column } = action.field;
  const changed: AuditedChange[] = [];
  for (const row of await unchanged(tx, table, marked)) {
    const before = row[column as keyof RowOf<Model>];
    if (before === action.value) continue;
    const { id, version } = row;
    const data = { [column]: action.value, version: { increment: 1 } };
    const { count } = await delegateOf(tx, table.model).updateMany({ where: { id, version }, data });
    if (count > 0) changed.push({ id, before: { [column]: before }, after: { [column]: action.value } });
  }
  await recordAudits(tx, changed, { by, action: "save", entity: table.entity });
  return changed.map(({ id }) => id);
}

async function deleteAll<Model extends StaffModel>(
  tx: Tx,
  table: StaffTable<Model>,
  { marked, by }: { marked: readonly MarkedRow[]; by: number },
): Promise<number[]> {
  const rows = await unchanged(tx, table, marked);
  if (rows.length === 0) return [];
  await delegateOf(tx, table.model).deleteMany({ where: sameVersions(rows) });
  const left = await delegateOf(tx, table.model).findMany({
    where: { id: { in: rows.map(({ id }) => id) } },
    take: mostBulkRows,
  });
  const deleted = rows.filter(({ id }) => !left.some((row) => row.id === id));
  await tx.deletedRow.createMany({ data: deleted.map((row) => binEntry(table, row, by)) });
  const entries = deleted.map((row) => ({ id: row.id, before: storedRow(row), after: null }));
  await recordAudits(tx, entries, { by, action: "delete", entity: table.entity });
  return deleted.map(({ id }) => id);
}

/** Deletes row by row what cannot be deleted together, since some of it is still in use. */
async function deleteEach<Model extends StaffModel>(
  table: StaffTable<Model>,
  marked: readonly MarkedRow[],
  by: number,
): Promise<Outcome<{ ids: number[]; of: number }>> {
  const ids: number[] = [];
  for (const row of marked) if ((await deleteRow(table, row, { by })).ok) ids.push(row.id);
  return done({ ids, of: marked.length });
}

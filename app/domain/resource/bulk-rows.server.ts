import type { z } from "zod";
import { type AuditedChange, recordAudits } from "#app/domain/audit/record-audits.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { db, type Tx, transact } from "#app/platform/db.server.ts";
import { checkDelete } from "./count-use.server.ts";
import { binEntry, deleteRow, storedRow } from "./delete-row.server.ts";
import { fieldChecksOf } from "./form-of.server.ts";
import { listChildren } from "./internal/children.server.ts";
import { isReference } from "./internal/database-problem.ts";
import { readyToAdd } from "./internal/ready-to-add.server.ts";
import { rowsOf } from "./internal/rows-of.server.ts";
import { rowsWhere } from "./internal/rows-where.ts";
import { listWithUnsaved } from "./internal/unsaved-rows.server.ts";
import { writeRow } from "./internal/write-row.server.ts";
import { orderOf } from "./list-rows.server.ts";
import { readQuery } from "./resource-query.ts";
import { isUnsaved, type ResourceQuery } from "./resource-view.ts";
import {
  type FieldValue,
  type FieldValues,
  type FormField,
  formFields,
  isSettable,
  type RowOf,
  type StaffModel,
  type StaffTable,
} from "./staff-table.ts";
import { toText } from "./to-text.ts";

/** So many rows are changed at once. */
export const mostBulkRows = 1000;

/** What is done to many rows: they are deleted, or a field is set to a value. */
export type BulkAction = { name: "delete" } | { name: string; field: FormField; value: FieldValue };

/** A row as it was on the screen. */
export type MarkedRow = { id: number; version: number };

/** The action of a name such as "delete" or "featured", with the text of the value to set; null where the table has no such action. */
export function findBulkAction<Model extends StaffModel>(
  table: StaffTable<Model>,
  name: string,
  text: string,
): BulkAction | null {
  if (name === "delete") return { name };
  const field = findBulkField(table, name);
  const value = field && text !== "" ? readBulkValue(table, field, text) : null;
  return field && value?.success ? { name, field, value: value.data } : null;
}

/** The field of a name that many rows can be given one value of; null for another name. */
export const findBulkField = <Model extends StaffModel>(table: StaffTable<Model>, name: string): FormField | null =>
  formFields(table).find((each) => each.name === name && isSettable(each)) ?? null;

/** The value that a text says in a field, or what is wrong with it. */
export const readBulkValue = <Model extends StaffModel>(table: StaffTable<Model>, { name }: FormField, text: string) =>
  (fieldChecksOf(table).shape[name] as z.ZodType<FieldValue>).safeParse(text);

/** The rows that an action is about, as they are now: those of some ids, or all that a query finds; at most 1,001. */
export async function findBulkRows<Model extends StaffModel>(
  table: StaffTable<Model>,
  { ids, query }: { ids: readonly number[]; query: ResourceQuery | null },
): Promise<RowOf<Model>[]> {
  const unsaved = table.rules?.unsaved;
  if (unsaved) {
    const rows = await listWithUnsaved(table, query ?? readQuery(table, new URLSearchParams()), unsaved);
    return rows.filter(({ id }) => query !== null || ids.includes(id)).slice(0, mostBulkRows + 1);
  }
  const where = query ? rowsWhere(table, query) : { id: { in: ids.slice(0, mostBulkRows + 1) } };
  return rowsOf(db, table).findMany({
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
  const rows = await rowsOf(tx, table).findMany({ where: { id: { in: [...versions.keys()] } }, take: mostBulkRows });
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
  const added = await addUnsaved(tx, table, { action, marked, by });
  const changed: AuditedChange[] = [];
  for (const row of await unchanged(tx, table, marked)) {
    if (row[column as keyof RowOf<Model>] === action.value) continue;
    const change = await writeRow(tx, table, { row, after: { [column]: action.value }, by });
    if (change.ok && change.value) changed.push(change.value);
  }
  await recordAudits(tx, changed, { by, action: "save", entity: table.entity });
  return [...added, ...changed.map(({ id }) => id)];
}

/** Adds the records of marked rows that had none, with the field set; one that somebody added meanwhile stays as it is. */
async function addUnsaved<Model extends StaffModel>(
  tx: Tx,
  table: StaffTable<Model>,
  { action, marked, by }: SetField,
): Promise<number[]> {
  const ids = new Set(marked.filter(isUnsaved).map(({ id }) => id));
  const rows = ids.size > 0 ? ((await table.rules?.unsaved?.list()) ?? []).filter(({ id }) => ids.has(id)) : [];
  const data: object[] = [];
  for (const row of rows) {
    const fields = formFields(table).map(({ column }) => [column, row[column as keyof RowOf<Model>]]);
    const values = { ...Object.fromEntries(fields), [action.field.column]: action.value } as FieldValues;
    const ready = await readyToAdd(tx, table, { values, by });
    if (ready.ok) data.push(ready.value);
  }
  if (data.length === 0) return [];
  const added = await rowsOf(tx, table).createManyAndReturn({ data, skipDuplicates: true });
  const entries = added.map((row) => ({ id: row.id, before: null, after: storedRow(table, row) }));
  await recordAudits(tx, entries, { by, action: "add", entity: table.entity });
  return added.map(({ id }) => id);
}

async function deleteAll<Model extends StaffModel>(
  tx: Tx,
  table: StaffTable<Model>,
  { marked, by }: { marked: readonly MarkedRow[]; by: number },
): Promise<number[]> {
  const rows: RowOf<Model>[] = [];
  for (const row of await unchanged(tx, table, marked)) if ((await checkDelete(tx, table, row)).ok) rows.push(row);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const children = await listChildren(tx, table, ids);
  await rowsOf(tx, table).deleteMany({ where: sameVersions(rows) });
  const left = await rowsOf(tx, table).findMany({
    where: { id: { in: ids } },
    take: mostBulkRows,
  });
  const deleted = rows.filter(({ id }) => !left.some((row) => row.id === id));
  const binned = deleted.map((row) => binEntry(table, row, { by, children: children.get(row.id) }));
  await tx.deletedRow.createMany({ data: binned });
  const entries = binned.map(({ entityId: id, row: before }) => ({ id, before, after: null }));
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

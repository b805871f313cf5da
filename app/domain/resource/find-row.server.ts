import { type HistoryEntry, listHistory } from "#app/domain/audit/list-history.server.ts";
import { readAuditLog } from "#app/domain/audit/read-audit-log.server.ts";
import { db } from "#app/platform/db.server.ts";
import { rowsOf } from "./internal/rows-of.server.ts";
import type { RowOf, StaffModel, StaffTable, TableWith } from "./staff-table.ts";

/** A row by its number, or null. */
export const findRow = <Model extends StaffModel, Parts extends object>(
  table: TableWith<Model, Parts>,
  id: number,
): Promise<(RowOf<Model> & Parts) | null> => rowsOf(db, table).findUnique({ where: { id } });

/** What happened to a row, with its name; also of a deleted row, by the name it had. Null for a number that no row ever had. */
export async function findHistory<Model extends StaffModel>(
  table: StaffTable<Model>,
  id: number,
): Promise<{ id: number; name: string; entries: HistoryEntry[] } | null> {
  const [row, entries] = await Promise.all([findRow(table, id), listHistory(table.entity, id)]);
  if (row) return { id, name: table.nameOf(row), entries };
  if (entries.length === 0) return null;
  return { id, name: (await findDeleted(table, id)).name ?? `#${id}`, entries };
}

/** What is known of a row that is not there: the name it had, null for a number that no row ever had, and its columns while the bin has them. */
export async function findDeleted<Model extends StaffModel>(
  table: StaffTable<Model>,
  id: number,
): Promise<{ name: string | null; row: RowOf<Model> | null }> {
  const binned = await db.deletedRow.findFirst({
    where: { entity: table.entity, entityId: id },
    select: { name: true, row: true },
  });
  if (binned) return { name: binned.name, row: binned.row as RowOf<Model> };
  const [deleted] = (await readAuditLog({ entity: table.entity, rows: [{ id }] })).filter(({ action }) => action === "delete");
  return { name: deleted?.before ? table.nameOf(deleted.before as RowOf<Model>) : null, row: null };
}

import { type HistoryEntry, listHistory } from "#app/domain/audit/list-history.server.ts";
import { readAuditLog } from "#app/domain/audit/read-audit-log.server.ts";
import { db } from "#app/platform/db.server.ts";
import { delegateOf } from "./internal/delegate-of.server.ts";
import type { RowOf, StaffModel, StaffTable } from "./staff-table.ts";

/** A row by its number, or null. */
export const findRow = <Model extends StaffModel>(table: StaffTable<Model>, id: number): Promise<RowOf<Model> | null> =>
  delegateOf(db, table.model).findUnique({ where: { id } });

/** What happened to a row, with its name; also of a deleted row, by the name it had. Null for a number that no row ever had. */
export async function findHistory<Model extends StaffModel>(
  table: StaffTable<Model>,
  id: number,
): Promise<{ id: number; name: string; entries: HistoryEntry[] } | null> {
  const [row, entries] = await Promise.all([findRow(table, id), listHistory(table.entity, id)]);
  if (row) return { id, name: table.nameOf(row), entries };
  if (entries.length === 0) return null;
  const [deleted] = (await readAuditLog(table.entity, id)).filter(({ action }) => action === "delete");
  return { id, name: deleted?.before ? table.nameOf(deleted.before as RowOf<Model>) : `#${id}`, entries };
}

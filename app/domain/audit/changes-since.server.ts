import type { Tx } from "#app/platform/db.server.ts";
import { type AuditLogEntry, readAuditLog, readAuditLogAfter } from "./read-audit-log.server.ts";

/** A field that was changed since a version was read: its value then, and who changed it last. */
export type ChangedField = { loaded: unknown; who: string | null; at: Date };

/** More saves than this are not looked through: a form that is older must be loaded anew. */
const maxSaves = 100;

/**
 * The fields of rows that were changed since they were read, out of the audit log; for tables whose every change is one entry and one
 * version.
 *
 * @param rows each with the versions it has gained since; a row that gained more than 100, or more than the log has saves of, is left out
 * @returns by row id and field name
 */
export async function listChangesSince(
  tx: Pick<Tx, "$queryRaw">,
  entity: string,
  rows: readonly { id: number; gained: number }[],
): Promise<Map<number, Map<string, ChangedField>>> {
  const asked = rows.filter(({ gained }) => gained > 0 && gained <= maxSaves);
  const changes = new Map(asked.map(({ id }) => [id, new Map<string, ChangedField>()]));
  const entries = await readAuditLog({ entity, rows: asked.map(({ id, gained }) => ({ id, take: gained })), changed: {} }, tx);
  const saves = new Map<number, number>();
  for (const entry of entries) {
    const id = Number(entry.rowId);
    saves.set(id, (saves.get(id) ?? 0) + 1);
    noteFields(changes, entry);
  }
  for (const { id, gained } of asked) if ((saves.get(id) ?? 0) < gained) changes.delete(id);
  return changes;
}

/** Notes the fields of an entry, which come newest first: the value before the oldest, and who changed it last. */
function noteFields(changes: Map<number, Map<string, ChangedField>>, { rowId, before, after, who, at }: AuditLogEntry): void {
  if (!before || !after) return;
  const id = Number(rowId);
  const fields = changes.get(id) ?? new Map<string, ChangedField>();
  changes.set(id, fields);
  for (const field of Object.keys(after)) {
    const { who: lastWho, at: lastAt } = fields.get(field) ?? { who, at };
    fields.set(field, { loaded: before[field] ?? null, who: lastWho, at: lastAt });
  }
}

/**
 * The fields of rows that were changed after a moment, out of the audit log: for what says of a row neither its version nor its values
 * as they were read.
 *
 * @returns by row id and field name
 */
export async function listChangesAfter(
  tx: Pick<Tx, "$queryRaw">,
  entity: string,
  { ids, after }: { ids: readonly number[]; after: Date },
): Promise<Map<number, Map<string, ChangedField>>> {
  const changes = new Map<number, Map<string, ChangedField>>();
  const entries = await readAuditLogAfter({ entity, ids, after }, tx);
  for (const entry of entries) noteFields(changes, entry);
  return changes;
}

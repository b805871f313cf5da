import { db, type Tx } from "#app/platform/db.server.ts";

type Values = Record<string, unknown> | null;

/** One entry of the audit log; `who` is null for the system, `before` is null of what was added. */
export type AuditLogEntry = { id: number; at: Date; who: string | null; action: string; before: Values; after: Values };

/** What the audit log has of one row, the latest first, 100 entries at most; read within a transaction where one is given. */
export async function readAuditLog(
  entity: string,
  id: number | string,
  reader: Pick<Tx, "$queryRaw"> = db,
): Promise<AuditLogEntry[]> {
  const entries = await reader.$queryRaw<(Omit<AuditLogEntry, "id"> & { id: bigint })[]>`
    SELECT a.id, a.created_at AS at, u.name AS who, a.action, a.before, a.after
    FROM audit_entries a LEFT JOIN users u ON u.id = a.by_user_id
    WHERE a.entity = ${entity} AND a.entity_id = ${String(id)}
    ORDER BY a.id DESC LIMIT 100`;
  return entries.map((entry) => ({ ...entry, id: Number(entry.id) }));
}

import { now } from "#app/platform/clock.server.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { requestScope } from "#app/platform/request-scope.server.ts";

/** One audit entry: a row before and after. */
export type AuditedChange = { id: number; before: object | null; after: object | null };

/**
 * Writes what one piece of work did to many rows to the append-only audit log, an entry for each, in the transaction of the work
 * itself.
 */
export async function recordAudits(
  tx: Tx,
  entries: readonly AuditedChange[],
  { by, action, entity }: { by: number | null; action: string; entity: string },
): Promise<void> {
  if (entries.length === 0) return;
  const address = requestScope()?.address ?? null;
  await tx.$executeRaw`
    INSERT INTO audit_entries (by_user_id, action, entity, entity_id, before, after, address, created_at)
    SELECT ${by}::int, ${action}, ${entity}, entry.id, nullif(entry.before, 'null'), nullif(entry.after, 'null'), ${address},
      ${now()}
    FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) AS entry (id text, before jsonb, after jsonb)`;
}

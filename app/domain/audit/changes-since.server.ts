import type { Tx } from "#app/platform/db.server.ts";

/** A field that was changed since a version was read: its value then, and who changed it last. */
export type ChangedField = { loaded: unknown; who: string | null; at: Date };

type Entry = { entityId: string; before: Record<string, unknown>; after: Record<string, unknown>; who: string | null; at: Date };

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
  if (asked.length === 0) return changes;
  const entries = await tx.$queryRaw<Entry[]>`
    SELECT r.id AS "entityId", a.before, a.after, u.name AS who, a.created_at AS at
    FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) AS r (id text, gained int)
    CROSS JOIN LATERAL (
      SELECT id, before, after, by_user_id, created_at FROM audit_entries
      WHERE entity = ${entity} AND entity_id = r.id AND before IS NOT NULL AND after IS NOT NULL
      ORDER BY id DESC LIMIT r.gained) a
    LEFT JOIN users u ON u.id = a.by_user_id
    ORDER BY a.id DESC`;
  const saves = new Map<number, number>();
  for (const entry of entries) {
    const id = Number(entry.entityId);
    saves.set(id, (saves.get(id) ?? 0) + 1);
    noteFields(changes, entry);
  }
  for (const { id, gained } of asked) if ((saves.get(id) ?? 0) < gained) changes.delete(id);
  return changes;
}

/** Notes the fields of an entry, which come newest first: the value before the oldest, and who changed it last. */
function noteFields(changes: Map<number, Map<string, ChangedField>>, { entityId, before, after, who, at }: Entry): void {
  const id = Number(entityId);
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
  if (ids.length === 0) return changes;
  const entries = await tx.$queryRaw<Entry[]>`
    SELECT a.entity_id AS "entityId", a.before, a.after, u.name AS who, a.created_at AS at
    FROM audit_entries a LEFT JOIN users u ON u.id = a.by_user_id
    WHERE a.entity = ${entity} AND a.entity_id = ANY(${ids.map(String)}::text[]) AND a.created_at > ${after}
      AND a.before IS NOT NULL AND a.after IS NOT NULL
    ORDER BY a.id DESC`;
  for (const entry of entries) noteFields(changes, entry);
  return changes;
}

import { readAuditLog } from "#app/domain/audit/read-audit-log.server.ts";
import type { FormTexts } from "#app/lib/merge-fields.ts";
import type { FieldConflict } from "#app/lib/outcome.ts";
import type { Tx } from "#app/platform/db.server.ts";

/** Which fields two people changed, by name with the column that the audit log has each under, and their texts before and now. */
type Asking = { fields: readonly { name: string; column: string }[]; loaded: FormTexts; saved: FormTexts };

/** What is saved at each field that two people changed, and who saved it when, as far as the audit log says. */
export async function listConflicts(
  tx: Tx,
  { entity, id }: { entity: string; id: number | string },
  { fields, loaded, saved }: Asking,
): Promise<FieldConflict[]> {
  const entries = await readAuditLog({ entity, rows: [{ id }] }, tx);
  return fields.map(({ name, column }) => {
    const last = entries.find(({ after }) => after !== null && column in after);
    const by = { who: last?.who ?? null, at: last?.at ?? null };
    return { field: name, loaded: loaded[name] ?? "", saved: saved[name] ?? "", ...by };
  });
}

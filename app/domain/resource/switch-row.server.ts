import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { transact } from "#app/platform/db.server.ts";
import { delegateOf } from "./internal/delegate-of.server.ts";
import type { StaffModel, StaffTable } from "./staff-table.ts";

/**
 * Shows a row to customers or hides it; idempotent. It needs no version: one field is written, to a value that is named, so nothing
 * that somebody else saved is lost.
 *
 * @returns its name; refused with `row.not-found`
 */
export function switchRow<Model extends StaffModel>(
  table: StaffTable<Model>,
  { id, isActive }: { id: number; isActive: boolean },
  { by }: { by: number },
): Promise<Outcome<string>> {
  const { active: column, entity, model, nameOf } = table;
  if (!column) throw new Error(`${entity} has no column that shows or hides a row`);
  return transact(async (tx) => {
    const rows = delegateOf(tx, model);
    const data = { [column]: isActive, version: { increment: 1 } };
    const { count } = await rows.updateMany({ where: { id, [column]: !isActive }, data });
    const row = await rows.findUnique({ where: { id } });
    if (!row) return refused("row.not-found");
    const change = { before: { [column]: !isActive }, after: { [column]: isActive } };
    if (count > 0) await recordAudit(tx, { by, action: "save", entity, id, ...change });
    return done(nameOf(row));
  });
}

import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import type { Prisma } from "#app/generated/prisma/client.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { transact } from "#app/platform/db.server.ts";
import { isReference } from "./internal/database-problem.ts";
import { delegateOf } from "./internal/delegate-of.server.ts";
import type { RowOf, StaffModel, StaffTable } from "./staff-table.ts";

/** A row as the bin and the audit log keep it. */
export const storedRow = (row: object): Prisma.InputJsonObject => JSON.parse(JSON.stringify(row)) as Prisma.InputJsonObject;

/** The entry of a deleted row in the bin. */
export const binEntry = <Model extends StaffModel>(table: StaffTable<Model>, row: RowOf<Model>, by: number) => ({
  ...{ entity: table.entity, entityId: row.id, name: table.nameOf(row), row: storedRow(row), version: row.version },
  ...{ deletedBy: by, deletedAt: now() },
});

/**
 * Deletes a row in the version that was on the screen; the bin keeps it for 30 days and the audit log for ever.
 *
 * @returns its name; refused with `row.not-found`, `row.changed-meanwhile`, `row.in-use`
 */
export async function deleteRow<Model extends StaffModel>(
  table: StaffTable<Model>,
  { id, version }: { id: number; version: number | null },
  { by }: { by: number },
): Promise<Outcome<string>> {
  try {
    return await transact(async (tx) => {
      const row = await delegateOf(tx, table.model).findUnique({ where: { id } });
      if (!row) return refused("row.not-found");
      const { count } = await delegateOf(tx, table.model).deleteMany({ where: { id, version: version ?? 0 } });
      if (count === 0) return refused("row.changed-meanwhile");
      const entry = binEntry(table, row, by);
      await tx.deletedRow.create({ data: entry });
      await recordAudit(tx, { by, action: "delete", entity: table.entity, id, before: entry.row });
      return done(entry.name);
    });
  } catch (problem) {
    if (isReference(problem)) return refused("row.in-use");
    throw problem;
  }
}

import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { transact } from "#app/platform/db.server.ts";
import { storedRow } from "./delete-row.server.ts";
import { listChildren, restoreChildren } from "./internal/children.server.ts";
import { rowsOf, storedColumns } from "./internal/rows-of.server.ts";
import type { StaffModel, StaffTable } from "./staff-table.ts";

/**
 * Makes another row like this one, with the rows that belong to it, in what the table's `copy` does not say otherwise.
 *
 * @returns the copy's id; refused with `row.not-found`
 */
export function duplicateRow<Model extends StaffModel>(
  table: StaffTable<Model>,
  id: number,
  { by }: { by: number },
): Promise<Outcome<number>> {
  return transact<number>(async (tx) => {
    const found = await rowsOf(tx, table).findUnique({ where: { id } });
    if (!found || !table.copy) return refused("row.not-found");
    const { id: _, ...columns } = storedColumns(table, found) as Record<string, unknown>;
    const isDated = "createdAt" in columns;
    const dates = { createdAt: now(), updatedAt: now() };
    const row = await rowsOf(tx, table).create({
      data: { ...columns, ...table.copy(found), version: 1, ...(isDated && dates) },
    });
    const children = (await listChildren(tx, table, [id])).get(id) ?? [];
    const own = children.map(({ id: _, ...child }) => ({ ...child, ...(table.children && { [table.children.parent]: row.id }) }));
    await restoreChildren(tx, table, own);
    await recordAudit(tx, { by, action: "duplicate", entity: table.entity, id: row.id, after: storedRow(table, row) });
    return done(row.id);
  });
}

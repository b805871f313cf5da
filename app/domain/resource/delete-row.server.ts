import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import type { Prisma } from "#app/generated/prisma/client.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { type Tx, transact } from "#app/platform/db.server.ts";
import { checkDelete } from "./count-use.server.ts";
import { childrenKey, listChildren } from "./internal/children.server.ts";
import { isReference } from "./internal/database-problem.ts";
import { rowsOf, storedColumns } from "./internal/rows-of.server.ts";
import type { RowOf, StaffModel, StaffTable } from "./staff-table.ts";

/** A row as the bin and the audit log keep it: its columns as JSON. */
export const storedRow = <Model extends StaffModel>(table: StaffTable<Model>, row: RowOf<Model>): Prisma.InputJsonObject =>
  JSON.parse(JSON.stringify(storedColumns(table, row))) as Prisma.InputJsonObject;

/** The entry of a deleted row in the bin, with the rows that belong to it. */
export const binEntry = <Model extends StaffModel>(
  table: StaffTable<Model>,
  row: RowOf<Model>,
  { by, children = [] }: { by: number; children?: readonly object[] | undefined },
) => ({
  ...{ entity: table.entity, entityId: row.id, name: table.nameOf(row), version: row.version },
  row: { ...storedRow(table, row), ...(children.length > 0 && { [childrenKey]: JSON.parse(JSON.stringify(children)) }) },
  ...{ deletedBy: by, deletedAt: now() },
});

/** Puts a row that was just deleted into the bin and its deletion into the audit log. */
export async function binRow<Model extends StaffModel>(
  tx: Tx,
  table: StaffTable<Model>,
  row: RowOf<Model>,
  { by, children }: { by: number; children?: readonly object[] | undefined },
): Promise<void> {
  const data = binEntry(table, row, { by, children });
  await tx.deletedRow.create({ data });
  await recordAudit(tx, { by, action: "delete", entity: table.entity, id: row.id, before: data.row });
}

/**
 * Deletes a row in the version that was on the screen; the bin keeps it for 30 days and the audit log for ever.
 *
 * @returns its name; refused with `row.not-found`, `row.changed-meanwhile`, `row.in-use` or what the table says in its place, or as its
 *   rules say
 */
export async function deleteRow<Model extends StaffModel>(
  table: StaffTable<Model>,
  { id, version }: { id: number; version: number | null },
  { by }: { by: number },
): Promise<Outcome<string>> {
  try {
    return await transact(async (tx) => {
      const row = await rowsOf(tx, table).findUnique({ where: { id } });
      if (!row) return refused("row.not-found");
      const fits = await checkDelete(tx, table, row);
      if (!fits.ok) return fits;
      const children = (await listChildren(tx, table, [id])).get(id);
      const { count } = await rowsOf(tx, table).deleteMany({ where: { id, version: version ?? 0 } });
      if (count === 0) return refused("row.changed-meanwhile");
      await binRow(tx, table, row, { by, children });
      return done(table.nameOf(row));
    });
  } catch (problem) {
    if (isReference(problem)) return refused(table.inUse ?? "row.in-use");
    throw problem;
  }
}

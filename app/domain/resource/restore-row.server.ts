import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { db, transact } from "#app/platform/db.server.ts";
import { storedRow } from "./delete-row.server.ts";
import { childrenKey, restoreChildren } from "./internal/children.server.ts";
import { isReference, isTaken } from "./internal/database-problem.ts";
import { rowsOf } from "./internal/rows-of.server.ts";
import type { BinnedRow } from "./resource-view.ts";
import { formFields, type RowOf, type StaffModel, type StaffTable } from "./staff-table.ts";

/**
 * Puts a deleted row back as it was, with its number, a new version and the rows that belonged to it.
 *
 * @returns its name; refused with `row.not-in-bin`, `row.place-taken` where another row took what only one may have,
 *   `row.parent-gone` where what it hung on is no longer there, or as the table's rules say
 */
export async function restoreRow<Model extends StaffModel>(
  table: StaffTable<Model>,
  id: number,
  { by }: { by: number },
): Promise<Outcome<string>> {
  const { entity } = table;
  try {
    return await transact(async (tx) => {
      const [binned] = await tx.$queryRaw<{ name: string; row: Record<string, unknown>; version: number }[]>`
        DELETE FROM deleted_rows WHERE entity = ${entity} AND entity_id = ${id} RETURNING name, "row", version`;
      if (!binned) return refused("row.not-in-bin");
      const { [childrenKey]: children, ...columns } = binned.row;
      const fits = await table.rules?.check?.(tx, { before: null, after: columns as RowOf<Model>, by });
      if (fits && !fits.ok) return fits;
      const row = await rowsOf(tx, table).create({ data: { ...columns, version: binned.version + 1 } });
      await restoreChildren(tx, table, children);
      await table.rules?.after?.(tx, { before: null, after: row as RowOf<Model>, by });
      await recordAudit(tx, { by, action: "restore", entity, id, after: storedRow(table, row) });
      return done(binned.name);
    });
  } catch (problem) {
    if (isTaken(problem)) return refused("row.place-taken");
    if (isReference(problem)) return refused("row.parent-gone");
    throw problem;
  }
}

/** So many deleted rows are listed on a page. */
const binPage = 50;

/** A page of the deleted rows of a table that can be restored, the latest first. */
export async function listBin<Model extends StaffModel>(table: StaffTable<Model>, page: number): Promise<BinnedRow[]> {
  const named = formFields(table).filter(({ field }) => field.type === "reference");
  const rows = await db.$queryRaw<(BinnedRow & { row: Readonly<Record<string, unknown>> })[]>`
    SELECT d.entity_id AS id, d.name, d.deleted_at AS "deletedAt", u.name AS "deletedBy", d."row"
    FROM deleted_rows d LEFT JOIN users u ON u.id = d.deleted_by
    WHERE d.entity = ${table.entity}
    ORDER BY d.deleted_at DESC, d.id DESC LIMIT ${binPage} OFFSET ${(page - 1) * binPage}`;
  return rows.map(({ row, ...binned }) => ({
    ...binned,
    references: Object.fromEntries(named.map(({ column }) => [column, row[column]])),
  }));
}

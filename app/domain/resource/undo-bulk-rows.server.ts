import { readAuditLog } from "#app/domain/audit/read-audit-log.server.ts";
import { recordAudits } from "#app/domain/audit/record-audits.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { type Tx, transact } from "#app/platform/db.server.ts";
import { type BulkAction, mostBulkRows } from "./bulk-rows.server.ts";
import { rowsOf } from "./internal/rows-of.server.ts";
import { writeRow } from "./internal/write-row.server.ts";
import type { FieldValue, RowOf, StaffModel, StaffTable } from "./staff-table.ts";

type SetAction = Extract<BulkAction, { value: FieldValue }>;

/** By id what a column held before it was last set to a value, from the audit log. */
async function valuesBefore(
  tx: Tx,
  entity: string,
  { ids, column, value }: { ids: readonly number[]; column: string; value: FieldValue },
): Promise<Map<number, FieldValue>> {
  const rows = ids.map((id) => ({ id, take: 1 }));
  const entries = await readAuditLog({ entity, rows, changed: { field: column, to: value } }, tx);
  return new Map(entries.map(({ rowId, before }) => [Number(rowId), before?.[column] as FieldValue]));
}

/**
 * Takes back that a field of many rows was set to a value: each gets what it had before. A row that has another value by now, or that
 * had no record before, stays as it is.
 *
 * @returns the ids of the rows that were put back; refused with `row.changed-meanwhile` where there is none
 */
export function undoBulkRows<Model extends StaffModel>(
  table: StaffTable<Model>,
  { field: { column }, value, ids }: SetAction & { ids: readonly number[] },
  { by }: { by: number },
): Promise<Outcome<number[]>> {
  return transact(async (tx) => {
    const rows = await rowsOf(tx, table).findMany({ where: { id: { in: [...ids] } }, take: mostBulkRows });
    const before = await valuesBefore(tx, table.entity, { ids, column, value });
    const changes = [];
    for (const row of rows) {
      const earlier = before.get(row.id);
      if (earlier === undefined || row[column as keyof RowOf<Model>] !== value) continue;
      const change = await writeRow(tx, table, { row, after: { [column]: earlier }, by });
      if (change.ok && change.value) changes.push(change.value);
    }
    if (changes.length === 0) return refused("row.changed-meanwhile");
    await recordAudits(tx, changes, { by, action: "save", entity: table.entity });
    return done(changes.map(({ id }) => id));
  });
}

import type { AuditedChange } from "#app/domain/audit/record-audits.server.ts";
import { done, type Outcome } from "#app/lib/outcome.ts";
import type { Tx } from "#app/platform/db.server.ts";
import type { FieldValues, RowOf, StaffModel, StaffTable } from "../staff-table.ts";
import { rowsOf } from "./rows-of.server.ts";

type WrittenChange = AuditedChange & { before: FieldValues; after: FieldValues };

/**
 * Writes columns of a row that was read in this transaction, as the table's rules have it. The caller audits what is returned.
 *
 * @returns the change, null when somebody saved the row in between; refused as the table's rules say
 */
export async function writeRow<Model extends StaffModel>(
  tx: Tx,
  table: StaffTable<Model>,
  { row, after, by }: { row: RowOf<Model>; after: FieldValues; by: number },
): Promise<Outcome<WrittenChange | null>> {
  const { id, version } = row;
  const { rules } = table;
  const change = { before: row, after: { ...row, ...after }, by };
  const fits = await rules?.check?.(tx, change);
  if (fits && !fits.ok) return fits;
  const columns = row as unknown as FieldValues;
  const data = { ...after, ...rules?.stamp?.({ before: columns, after, by }), version: { increment: 1 } };
  const { count } = await rowsOf(tx, table).updateMany({ where: { id, version }, data });
  if (count === 0) return done(null);
  const before = Object.fromEntries(Object.keys(after).map((column) => [column, columns[column] ?? null]));
  await rules?.after?.(tx, change);
  return done({ id, before, after });
}

import { done, type Outcome } from "#app/lib/outcome.ts";
import type { Tx } from "#app/platform/db.server.ts";
import type { FieldValues, RowOf, StaffModel, StaffTable } from "../staff-table.ts";

/** The columns of a new row, those included that the table's rules fill in; refused as those rules say. */
export async function readyToAdd<Model extends StaffModel>(
  tx: Tx,
  { rules }: StaffTable<Model>,
  { values, by }: { values: FieldValues; by: number },
): Promise<Outcome<Readonly<Record<string, unknown>>>> {
  const fits = await rules?.check?.(tx, { before: null, after: values as unknown as RowOf<Model>, by });
  if (fits && !fits.ok) return fits;
  return done({ ...values, ...(await rules?.complete?.(tx, values)) });
}

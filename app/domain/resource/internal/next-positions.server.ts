import type { Tx } from "#app/platform/db.server.ts";
import type { StaffModel, StaffTable } from "../staff-table.ts";
import { rowsOf } from "./rows-of.server.ts";

/** Makes changes to the order of one table take turns until the transaction ends. */
export const lockPositions = async <Model extends StaffModel>(tx: Tx, { entity }: StaffTable<Model>): Promise<void> => {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('move-row'), hashtext(${entity}))`;
};

/**
 * The place of each new row as its column, by its number among those added together: one below the lowest, or 1 where there is none.
 * Nothing where a field of the form fills that column, or where the table has no order by hand.
 */
export async function nextPositions<Model extends StaffModel>(
  tx: Tx,
  table: StaffTable<Model>,
): Promise<(at: number) => Readonly<Record<string, number>>> {
  const { position, fields } = table;
  if (!position || position in fields) return () => ({});
  await lockPositions(tx, table);
  const last = await rowsOf(tx, table).findFirst({ where: {}, orderBy: [{ [position]: "desc" }] });
  const lowest = last ? Number(last[position]) : 0;
  return (at) => ({ [position]: lowest + 1 + at });
}

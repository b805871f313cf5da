import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { db, raw, type Tx } from "#app/platform/db.server.ts";
import { delegateOf } from "./internal/rows-of.server.ts";
import type { RowOf, StaffModel, StaffTable, UseCounts } from "./staff-table.ts";

/** How many rows of each kind name each of some rows, by id. */
export async function countUse<Model extends StaffModel>(
  { usedBy }: StaffTable<Model>,
  ids: readonly number[],
  reader: Tx | typeof db = db,
): Promise<Map<number, UseCounts>> {
  const use = new Map<number, Record<string, number>>(ids.map((id) => [id, {}]));
  for (const [kind, { model, parent }] of Object.entries(usedBy?.rows ?? {})) {
    const naming = delegateOf<Record<string, unknown>>(reader, model);
    const groups = await naming.groupBy({ by: [parent], where: { [parent]: { in: [...use.keys()] } }, _count: { _all: true } });
    const counts = new Map(groups.map((group) => [group[parent], group._count._all]));
    for (const [id, of] of use) of[kind] = counts.get(id) ?? 0;
  }
  return use;
}

/**
 * Whether a row may be deleted, which is locked until the transaction ends so that nothing names it meanwhile.
 *
 * @returns refused with the table's `inUse` and how many rows of each kind name it, or by the table's rules
 */
export async function checkDelete<Model extends StaffModel>(
  tx: Tx,
  table: StaffTable<Model>,
  row: RowOf<Model>,
): Promise<Outcome<void>> {
  const { usedBy, inUse = "row.in-use", rules } = table;
  if (usedBy) {
    await tx.$queryRaw`SELECT FROM ${raw(usedBy.table)} WHERE id = ${row.id} FOR UPDATE`;
    const values = (await countUse(table, [row.id], tx)).get(row.id) ?? {};
    if (Object.values(values).some((count) => count > 0)) return refused(inUse, { values });
  }
  return (await rules?.checkDelete?.(tx, row)) ?? done(undefined);
}

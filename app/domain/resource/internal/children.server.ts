import type { Tx } from "#app/platform/db.server.ts";
import type { StaffModel, StaffTable } from "../staff-table.ts";
import { delegateOf } from "./rows-of.server.ts";

/** The name under which a deleted row keeps the rows that belong to it; no column is called so. */
export const childrenKey = "$children";

type ChildRow = Readonly<Record<string, unknown>>;

/** More rows belong to no row that staff keep. */
const mostChildren = 1000;

/** The rows that belong to each of some rows, by their number; none where the table has no such rows. */
export async function listChildren<Model extends StaffModel>(
  tx: Tx,
  { children }: StaffTable<Model>,
  ids: readonly number[],
): Promise<Map<number, ChildRow[]>> {
  const byParent = new Map<number, ChildRow[]>();
  if (!children) return byParent;
  const { model, parent } = children;
  const found = await delegateOf<ChildRow>(tx, model).findMany({
    where: { [parent]: { in: [...ids] } },
    orderBy: [{ id: "asc" }],
    take: mostChildren * ids.length,
  });
  for (const child of found) {
    const of = Number(child[parent]);
    byParent.set(of, [...(byParent.get(of) ?? []), child]);
  }
  return byParent;
}

/** Puts the rows back that belonged to a deleted row; call it once that row is there. */
export async function restoreChildren<Model extends StaffModel>(
  tx: Tx,
  { children }: StaffTable<Model>,
  rows: unknown,
): Promise<void> {
  if (children && Array.isArray(rows) && rows.length > 0)
    await delegateOf<ChildRow>(tx, children.model).createManyAndReturn({ data: rows as object[] });
}

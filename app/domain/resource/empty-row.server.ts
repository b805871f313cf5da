import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { db, transact } from "#app/platform/db.server.ts";
import { rowsOf } from "./internal/rows-of.server.ts";
import type { EmptyRules, RowChoice, RowOf, StaffModel, StaffTable, UseCounts } from "./staff-table.ts";

/** Rows that another one can be emptied into; no list is longer. */
const mostTargets = 500;

/** What was moved, and the name of the row that holds it now; null where it names none any more. */
export type EmptiedRow = { name: string | null; moved: UseCounts };

const shared = <Model extends StaffModel>({ within }: EmptyRules<Model>, row: RowOf<Model>): object =>
  within ? { [within]: row[within] } : {};

/** The rows that all which names a row can be moved to, in the usual order; none where its table cannot be emptied. */
export async function listEmptyTargets<Model extends StaffModel>(
  table: StaffTable<Model>,
  row: RowOf<Model>,
): Promise<RowChoice[]> {
  const empty = table.rules?.empty;
  if (!empty) return [];
  const where = { ...shared(empty, row), id: { not: row.id } };
  const rows = await rowsOf(db, table).findMany({ where, orderBy: [...table.orderBy, { id: "asc" }], take: mostTargets });
  return rows.map((target) => ({ id: target.id, name: table.nameOf(target) }));
}

/**
 * Moves all that names a row to another row, or lets it name none (`to` null), so that the row can be deleted.
 *
 * @returns refused with `row.not-found`; at `to` with the rules' `noTarget`
 */
export function emptyRow<Model extends StaffModel>(
  table: StaffTable<Model>,
  { id, to }: { id: number; to: number | null },
  { by }: { by: number },
): Promise<Outcome<EmptiedRow>> {
  return transact<EmptiedRow>(async (tx) => {
    const empty = table.rules?.empty;
    if (!empty) return refused("row.not-found");
    await empty.lock(tx);
    const rows = rowsOf(tx, table);
    const from = await rows.findUnique({ where: { id } });
    if (!from) return refused("row.not-found");
    if (to === null && empty.moveToNone) return done({ name: null, moved: await empty.moveToNone(tx, { from, by }) });
    const where = { ...shared(empty, from), AND: [{ id: to ?? 0 }, { id: { not: id } }] };
    const target = await rows.findFirst({ where, orderBy: [{ id: "asc" }] });
    if (!target) return refused(empty.noTarget, { field: "to" });
    return done({ name: table.nameOf(target), moved: await empty.move(tx, { from, to: target, by }) });
  });
}

import { type AuditedChange, recordAudits } from "#app/domain/audit/record-audits.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { type Tx, transact } from "#app/platform/db.server.ts";
import { lockPositions } from "./internal/next-positions.server.ts";
import { rowsOf } from "./internal/rows-of.server.ts";
import type { RowOf, StaffModel, StaffTable } from "./staff-table.ts";

/** Rows of a list that is ordered by hand; ties are numbered anew among so many. */
const mostOrdered = 2000;

type Move = { id: number; version: number | null; direction: "up" | "down" };

/**
 * Moves a row one place up or down: it is swapped with the adjacent row, and no other row moves. Rows that share a place are numbered
 * anew first. At the end of the list it stays. Moves of one table take turns, so two at once end in an order that both led to.
 *
 * @returns its name; refused with `row.not-found`, `row.changed-meanwhile`
 */
export function moveRow<Model extends StaffModel>(
  table: StaffTable<Model>,
  { id, version, direction }: Move,
  { by }: { by: number },
): Promise<Outcome<string>> {
  return transact(async (tx) => {
    await lockPositions(tx, table);
    const rows = await rowsOf(tx, table).findMany({
      orderBy: [...byPosition(table), { id: "asc" }],
      take: mostOrdered,
    });
    const from = rows.findIndex((row) => row.id === id);
    const [row, neighbour] = [rows[from], rows[from + (direction === "up" ? -1 : 1)]];
    if (!row) return refused("row.not-found");
    if (row.version !== version) return refused("row.changed-meanwhile");
    if (!neighbour) return done(table.nameOf(row));
    await swap(tx, table, { rows, row, neighbour, by });
    return done(table.nameOf(row));
  });
}

/** The column that holds the order; a table without one has no moves, which its page does not offer. */
function positionOf<Model extends StaffModel>({ entity, position }: StaffTable<Model>): string {
  if (!position) throw new Error(`${entity} is not ordered by hand`);
  return position;
}

const byPosition = <Model extends StaffModel>(table: StaffTable<Model>): object[] => [{ [positionOf(table)]: "asc" }];

type Swap<Row> = { rows: readonly Row[]; row: Row; neighbour: Row; by: number };

async function swap<Model extends StaffModel>(
  tx: Tx,
  table: StaffTable<Model>,
  { rows, row, neighbour, by }: Swap<RowOf<Model>>,
) {
  const column = positionOf(table);
  const places = freePlaces(rows.map((each) => Number(each[column as keyof RowOf<Model>])));
  const [place, other] = [places[rows.indexOf(row)] ?? 0, places[rows.indexOf(neighbour)] ?? 0];
  const wanted = new Map(rows.map((each, at) => [each.id, places[at] ?? 0]));
  wanted.set(row.id, other).set(neighbour.id, place);
  const moved: AuditedChange[] = [];
  for (const each of rows) {
    const [before, after] = [Number(each[column as keyof RowOf<Model>]), wanted.get(each.id) ?? 0];
    if (before === after) continue;
    // where a row stands is no change of what it says
    const kept = "updatedAt" in each && { updatedAt: each.updatedAt };
    const data = { [column]: after, version: { increment: 1 }, ...kept };
    await rowsOf(tx, table).updateMany({ where: { id: each.id }, data });
    moved.push({ id: each.id, before: { [column]: before }, after: { [column]: after } });
  }
  await recordAudits(tx, moved, { by, action: "move", entity: table.entity });
}

/** Places in ascending order with no two alike; those that are free of ties stay as they are. */
function freePlaces(places: readonly number[]): number[] {
  const free: number[] = [];
  for (const place of places) free.push(Math.max(place, (free.at(-1) ?? Number.NEGATIVE_INFINITY) + 1));
  return free;
}

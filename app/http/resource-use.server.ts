import { countUse } from "#app/domain/resource/count-use.server.ts";
import { listEmptyTargets } from "#app/domain/resource/empty-row.server.ts";
import { findRow } from "#app/domain/resource/find-row.server.ts";
import type { ListedRow, ResourceView } from "#app/domain/resource/resource-view.ts";
import type { StaffModel, StaffTable } from "#app/domain/resource/staff-table.ts";
import { readOrNull } from "./read-or-null.server.ts";
import { rowId } from "./search-params.server.ts";

type Shown = { rows: readonly ListedRow[]; mayEdit: boolean };

/**
 * What names the rows that a page shows, and the row that its address asks to empty (`?move=7`); nothing is known of rows that cannot
 * be counted just now.
 */
export async function readUse<Model extends StaffModel>(
  request: Request,
  table: StaffTable<Model>,
  { rows, mayEdit }: Shown,
): Promise<Pick<ResourceView<ListedRow>, "use" | "emptying">> {
  const { usedBy, rules } = table;
  if (!usedBy) return { use: {}, emptying: null };
  const asked = mayEdit && rules?.empty ? rowId(new URL(request.url).searchParams.get("move") ?? undefined) : null;
  const row = asked === null ? null : await readOrNull(findRow(table, asked));
  const ids = [...rows, ...(row ? [row] : [])].map(({ id }) => id);
  const [use, targets] = await Promise.all([readOrNull(countUse(table, ids)), row && readOrNull(listEmptyTargets(table, row))]);
  const emptying = row &&
    targets && { id: row.id, name: table.nameOf(row), targets, toNone: rules?.empty?.moveToNone !== undefined };
  return { use: Object.fromEntries(use ?? []), emptying };
}

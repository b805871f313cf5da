import { listInventory } from "#app/domain/inventory/list-inventory.server.ts";
import { listPackageLines } from "#app/domain/packages/list-package-lines.server.ts";
import { figuresOf } from "#app/domain/packages/staff-package.ts";
import type { Staff } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { readOrNull } from "#app/http/read-or-null.server.ts";
import { freeText } from "#app/http/search-params.server.ts";

/** Cost is shown to those who may edit products (decisions, People and rights). */
export const seesCost = (staff: Staff): boolean => staff.may("products", "edit");

type Shown = { list: { rows: readonly { id: number }[] } | null; editor: { row: { id: number } | null } | null };

/**
 * What the page of the packages has beside what the kit reads for its list and editor: figures by package, the lines of the one that is
 * edited, and the products to choose from, found by `find` without JavaScript. What cannot be read is logged and null.
 */
export async function readPackageParts(request: Request, staff: Staff, { list, editor }: Shown) {
  const [find, withCost] = [freeText(new URL(request.url).searchParams, "find"), seesCost(staff)];
  const shown = [...(list?.rows ?? []), ...(editor?.row ? [editor.row] : [])].map(({ id }) => id);
  const [lines, offered] = await Promise.all([
    readOrNull(listPackageLines(shown, withCost)),
    editor && readOrNull(listInventory(find, { withCost })),
  ]);
  const figures = Object.fromEntries([...(lines ?? [])].map(([id, each]) => [id, figuresOf(each, langOf(request))]));
  return { figures, contents: lines?.get(editor?.row?.id ?? 0) ?? null, offered, find };
}

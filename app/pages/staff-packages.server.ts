import { type InventoryProduct, listInventory } from "#app/domain/inventory/list-inventory.server.ts";
import { listPackageLines } from "#app/domain/packages/list-package-lines.server.ts";
import { figuresOf, type PackageLine } from "#app/domain/packages/staff-package.ts";
import type { Staff } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { readOrNull } from "#app/http/read-or-null.server.ts";
import { freeText } from "#app/http/search-params.server.ts";

/** Cost is shown to those who may edit products (decisions, People and rights). */
export const seesCost = (staff: Staff): boolean => staff.may("products", "edit");

/** What the page of the packages has beside what the kit reads: null where it could not be read, or nothing asks for it. */
export interface PackageParts {
  figures: Record<number, ReturnType<typeof figuresOf>>;
  /** the lines of the package that is edited */
  contents: PackageLine[] | null;
  /** the products to choose from while one is edited or added */
  offered: InventoryProduct[] | null;
  /** what was searched for among them without JavaScript */
  find: string;
}

type Shown = { list: { rows: readonly { id: number }[] } | null; editor: { row: { id: number } | null } | null };

/** Reads these parts for a list and its editor; what cannot be read is logged and left out, as the list says it by itself. */
export async function readPackageParts(request: Request, staff: Staff, { list, editor }: Shown): Promise<PackageParts> {
  const find = freeText(new URL(request.url).searchParams, "find");
  const listed = list?.rows.map(({ id }) => id) ?? [];
  const edited = editor?.row?.id;
  const [lines, offered] = await Promise.all([
    readOrNull(listPackageLines(edited === undefined ? listed : [...listed, edited], seesCost(staff))),
    editor && readOrNull(listInventory(find, { withCost: seesCost(staff) })),
  ]);
  const figures = Object.fromEntries([...(lines ?? [])].map(([id, each]) => [id, figuresOf(each, langOf(request))]));
  return { figures, contents: (edited && lines?.get(edited)) || null, offered, find };
}

import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { binRow } from "#app/domain/resource/delete-row.server.ts";
import type { UseCounts } from "#app/domain/resource/staff-table.ts";
import type { Subcategory } from "#app/generated/prisma/client.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { subcategoryTable } from "./category-table.ts";
import { foldName } from "./csv/category-lookup.server.ts";
import { moveProducts, type Placement } from "./internal/move-products.server.ts";

type Emptying = { from: { id: number }; to: { id: number }; by: number };

/** Which subcategory of the target takes the place of each one; those that are not in it move themselves. */
type Merged = ReadonlyMap<number, number>;

/**
 * Moves all products and subcategories of a category to another one. Products of a subcategory whose name the other category has already
 * come into that one, and the emptied subcategory goes to the bin. The caller holds the lock of the categories.
 */
export async function emptyCategory(tx: Tx, { from, to, by }: Emptying): Promise<UseCounts> {
  const [moved, there] = [await subcategoriesOf(tx, from.id), await subcategoriesOf(tx, to.id)];
  const merged = mergedInto(moved, there);
  const placeOf = ({ subcategoryId }: Placement) => ({
    categoryId: to.id,
    subcategoryId: subcategoryId === null ? null : (merged.get(subcategoryId) ?? subcategoryId),
  });
  const moveAll = () => moveProducts(tx, { from: { categoryId: from.id }, placeOf, by });
  const products = await moveAll();
  await tx.$queryRaw`SELECT id FROM subcategories WHERE category_id = ${from.id} ORDER BY id FOR UPDATE`;
  const late = await moveAll(); // what was saved into them before they were locked
  for (const subcategory of moved) await moveSubcategory(tx, subcategory, { to: to.id, merged, by });
  return { products: products + late, subcategories: moved.length };
}

const subcategoriesOf = (tx: Tx, categoryId: number) =>
  tx.subcategory.findMany({ where: { categoryId }, orderBy: { id: "asc" }, take: 5000 });

const namesOf = ({ name, nameUr }: Subcategory): string[] => [name, nameUr ?? name].map(foldName);

function mergedInto(moved: readonly Subcategory[], there: readonly Subcategory[]): Merged {
  const idOf = new Map(there.flatMap((subcategory) => namesOf(subcategory).map((name) => [name, subcategory.id] as const)));
  return new Map(
    moved.flatMap((subcategory) => {
      const same = namesOf(subcategory).flatMap((name) => idOf.get(name) ?? []);
      return same[0] === undefined ? [] : [[subcategory.id, same[0]] as const];
    }),
  );
}

async function moveSubcategory(tx: Tx, row: Subcategory, { to, merged, by }: { to: number; merged: Merged; by: number }) {
  const { id, categoryId } = row;
  if (merged.has(id)) {
    await tx.subcategory.delete({ where: { id } });
    await binRow(tx, subcategoryTable, row, { by });
    return;
  }
  await tx.subcategory.update({ where: { id }, data: { categoryId: to, version: { increment: 1 } } });
  const entity = subcategoryTable.entity;
  await recordAudit(tx, { by, action: "save", entity, id, before: { categoryId }, after: { categoryId: to } });
}

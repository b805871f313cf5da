import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import type { Tx } from "#app/platform/db.server.ts";

/** The shop reads its categories at once, so there may be so many (B2). */
export const maxCategories = 500;

/** The angle between the hues of two categories that were added one after the other: consecutive ones are never similar. */
const hueStep = 137;

/** A name in one or both languages, of a row that has `id` or of a new one. */
type Named = { id?: number | undefined; name: string; nameUr?: string | null | undefined };

const folded = ({ name, nameUr }: Named): string[] => [name, nameUr ?? name].map((text) => text.trim().toLowerCase());

/** Serialises all that adds, renames, moves and empties categories and subcategories. */
export const lockCategories = (tx: Tx) => tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('categories'))`;

/** How many categories there are, and the last place in the shop's order. */
export async function readCategoryCount(reader: Pick<Tx, "category">): Promise<{ count: number; last: number }> {
  const { _count, _max } = await reader.category.aggregate({ _count: true, _max: { displayOrder: true } });
  return { count: _count, last: _max.displayOrder ?? 0 };
}

/** The hue of the next category, degrees. */
export const nextHue = (count: number): number => (count * hueStep) % 360;

/**
 * Whether a category may have its names; the caller holds the lock.
 *
 * @returns refused at the name with `category.taken` when another one has it in either language, ignoring case
 */
export async function checkCategoryName(tx: Tx, named: Named): Promise<Outcome<void>> {
  const [there] = await tx.$queryRaw<{ name: string }[]>`
    SELECT name FROM categories
    WHERE id <> ${named.id ?? 0} AND ARRAY[lower(name), lower(coalesce(name_ur, name))] && ${folded(named)}::text[] LIMIT 1`;
  return there ? refused("category.taken", { field: "name", values: { name: there.name } }) : done(undefined);
}

/**
 * Whether a subcategory may have its names in its category; the caller holds the lock.
 *
 * @returns refused at the name with `subcategory.taken` when another one there has it in either language, ignoring case
 */
export async function checkSubcategoryName(tx: Tx, named: Named & { categoryId: number }): Promise<Outcome<void>> {
  const [there] = await tx.$queryRaw<{ name: string }[]>`
    SELECT name FROM subcategories
    WHERE category_id = ${named.categoryId} AND id <> ${named.id ?? 0}
      AND ARRAY[lower(name), lower(coalesce(name_ur, name))] && ${folded(named)}::text[] LIMIT 1`;
  return there ? refused("subcategory.taken", { field: "name", values: { name: there.name } }) : done(undefined);
}

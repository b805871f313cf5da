import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { checkCategoryName, lockCategories, maxCategories, nextHue, readCategoryCount } from "./category-names.server.ts";
import { freeSlug } from "./free-slug.server.ts";

/** Whether the shop has room for one more category; refused with `category.too-many`. */
export async function checkCategoryCount(tx: Tx): Promise<Outcome<void>> {
  const { count } = await readCategoryCount(tx);
  return count < maxCategories ? done(undefined) : refused("category.too-many", { values: { most: maxCategories } });
}

/**
 * Adds a category after all others, with a placeholder picture of its own hue. It is visible as soon as the transaction is
 * committed.
 *
 * @param name 1 to 100 characters
 * @returns its id; refused with `category.taken` when the name exists in either language, ignoring case, `category.too-many`
 */
export async function writeCategory(tx: Tx, { name }: { name: string }, { by }: { by: number }): Promise<Outcome<number>> {
  await lockCategories(tx);
  const fits = await checkCategoryName(tx, { name });
  if (!fits.ok) return fits;
  const hasRoom = await checkCategoryCount(tx);
  if (!hasRoom.ok) return hasRoom;
  const { count, last } = await readCategoryCount(tx);
  const slug = await freeSlug(tx, "categories", name);
  const data = { name, slug, hue: nextHue(count), displayOrder: last + 1, createdAt: now() };
  const { id } = await tx.category.create({ data, select: { id: true } });
  await recordAudit(tx, { by, action: "add", entity: "category", id, after: { name } });
  return done(id);
}

import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { done, type Outcome } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { checkSubcategoryName, lockCategories } from "./category-names.server.ts";
import { freeSlug } from "./free-slug.server.ts";

/**
 * Adds a subcategory to a category; unit prices of its products are counted in pieces by default.
 *
 * @param name 1 to 100 characters
 * @returns its id; refused with `subcategory.taken` when the category has that name in either language, ignoring case
 */
export async function writeSubcategory(
  tx: Tx,
  { name, categoryId }: { name: string; categoryId: number },
  { by }: { by: number },
): Promise<Outcome<number>> {
  await lockCategories(tx);
  const fits = await checkSubcategoryName(tx, { name, categoryId });
  if (!fits.ok) return fits;
  const slug = await freeSlug(tx, "subcategories", name);
  const { id } = await tx.subcategory.create({ data: { name, slug, categoryId, createdAt: now() }, select: { id: true } });
  await recordAudit(tx, { by, action: "add", entity: "subcategory", id, after: { name, categoryId } });
  return done(id);
}

import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import type { Tx } from "#app/platform/db.server.ts";
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
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('categories'))`;
  const [there] = await tx.$queryRaw<{ taken: boolean }[]>`
    SELECT EXISTS (SELECT FROM subcategories WHERE category_id = ${categoryId} AND lower(${name}) IN (lower(name), lower(name_ur))) AS taken`;
  if (there?.taken) return refused("subcategory.taken", { field: "name", values: { name } });
  const slug = await freeSlug(tx, "subcategories", name);
  const { id } = await tx.subcategory.create({ data: { name, slug, categoryId, createdAt: now() }, select: { id: true } });
  await recordAudit(tx, { by, action: "add", entity: "subcategory", id, after: { name, categoryId } });
  return done(id);
}

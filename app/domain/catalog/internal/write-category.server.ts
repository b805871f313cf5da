import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { freeSlug } from "./free-slug.server.ts";

/** The shop reads its categories at once, so there may be so many (B2). */
export const maxCategories = 200;

/** The angle between the hues of two categories that were added one after the other: neighbours never look alike. */
const hueStep = 137;

/**
 * Adds a category after all others, with a placeholder picture of its own hue. It is visible as soon as the transaction is
 * committed.
 *
 * @param name 1 to 100 characters
 * @returns its id; refused with `category.taken` when the name exists in either language, ignoring case, `category.too-many`
 */
export async function writeCategory(tx: Tx, { name }: { name: string }, { by }: { by: number }): Promise<Outcome<number>> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('categories'))`;
  const [there] = await tx.$queryRaw<{ taken: boolean; count: number; last: number }[]>`
    SELECT coalesce(bool_or(lower(${name}) IN (lower(name), lower(name_ur))), false) AS taken, count(*)::int AS count,
      coalesce(max(display_order), 0) AS last FROM categories`;
  if (there?.taken) return refused("category.taken", { field: "name", values: { name } });
  const { count = 0, last = 0 } = there ?? {};
  if (count >= maxCategories) return refused("category.too-many", { values: { most: maxCategories } });
  const slug = await freeSlug(tx, "categories", name);
  const data = { name, slug, hue: (count * hueStep) % 360, displayOrder: last + 1, createdAt: now() };
  const { id } = await tx.category.create({ data, select: { id: true } });
  await recordAudit(tx, { by, action: "add", entity: "category", id, after: { name } });
  return done(id);
}

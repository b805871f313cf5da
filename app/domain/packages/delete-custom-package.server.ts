import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { db } from "#app/platform/db.server.ts";
import type { OwnPackage } from "./change-custom-package.server.ts";

/**
 * Deletes a customer's own package by its id (A7.03).
 *
 * @returns refused with `package.not-found`
 */
export async function deleteCustomPackage({ id, userId }: OwnPackage): Promise<Outcome<null>> {
  const { count } = await db.customPackage.deleteMany({ where: { id, userId } });
  return count > 0 ? done(null) : refused("package.not-found");
}

import { db } from "#app/platform/db.server.ts";
import { log } from "#app/platform/log.server.ts";

/** The most packages one customer keeps. */
export const maxPackages = 50;

/** One of a customer's own packages in a list. */
export type CustomPackageRow = { id: number; name: string; duration: number; itemsCount: number; createdAt: Date };

/**
 * A customer's own packages, the newest first, at most 50 (A7.01). They stand beside what a page is about, so a failure costs
 * the list and not the page: it is logged, and the list is empty.
 */
export async function listCustomPackages(userId: number): Promise<CustomPackageRow[]> {
  try {
    return await db.customPackage.findMany({
      where: { userId },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: maxPackages,
      select: { id: true, name: true, duration: true, itemsCount: true, createdAt: true },
    });
  } catch (problem) {
    log.error({ err: problem }, "custom packages could not be listed");
    return [];
  }
}

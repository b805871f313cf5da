import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { transact } from "#app/platform/db.server.ts";
import type { Draft } from "./draft.ts";
import { writeLines } from "./internal/write-lines.server.ts";

/** Whose package: another's is as good as none. */
export type OwnPackage = { id: number; userId: number };

/**
 * Gives a customer's own package another name, duration and contents, all together (A2.24).
 *
 * @returns refused with `package.not-found` or `package.not-sold`
 */
export function changeCustomPackage({ id, userId }: OwnPackage, { name, duration, lines }: Draft): Promise<Outcome<null>> {
  return transact<null>(async (tx) => {
    // Updating first locks the package: of two changes at once the later one is what stays, whole.
    const { count } = await tx.customPackage.updateMany({ where: { id, userId }, data: { name, duration, updatedAt: now() } });
    if (count === 0) return refused("package.not-found");
    await tx.customPackageProduct.deleteMany({ where: { packageId: id } });
    const written = await writeLines(tx, id, lines);
    return written.ok ? done(null) : written;
  });
}

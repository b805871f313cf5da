import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { transact } from "#app/platform/db.server.ts";
import type { Draft } from "./draft.ts";
import { writeLines } from "./internal/write-lines.server.ts";
import { maxPackages } from "./list-custom-packages.server.ts";

/** A package that was just made. */
export type CreatedPackage = { id: number; name: string; userId: number; duration: number; itemsCount: number };

/**
 * Makes a package of a customer's own (A7.02), with its lines or not at all.
 *
 * @returns refused with `package.too-many` or `package.not-sold`
 */
export function createCustomPackage(userId: number, { name, duration, lines }: Draft): Promise<Outcome<CreatedPackage>> {
  return transact<CreatedPackage>(async (tx) => {
    // The account's row is locked so that concurrent requests are counted in sequence.
    await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} FOR NO KEY UPDATE`;
    if ((await tx.customPackage.count({ where: { userId } })) >= maxPackages)
      return refused("package.too-many", { values: { most: maxPackages } });
    const at = now();
    const { id } = await tx.customPackage.create({ data: { name, userId, duration, createdAt: at, updatedAt: at } });
    const written = await writeLines(tx, id, lines);
    if (!written.ok) return written;
    const select = { id: true, name: true, userId: true, duration: true, itemsCount: true };
    return done(await tx.customPackage.findUniqueOrThrow({ where: { id }, select }));
  });
}

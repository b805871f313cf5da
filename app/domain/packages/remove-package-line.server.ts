import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { transact } from "#app/platform/db.server.ts";
import { auditContents, lockPackage } from "./add-package-line.server.ts";
import { lineText, writeItemTotal } from "./internal/insert-lines.server.ts";

/** A line that was taken out: what it was in words, and what puts it back; quantity in whole selling units. */
type RemovedLine = { text: string; undo: { product_id: string; quantity: string } };

type Line = { packageId: number; lineId: number };

/**
 * Takes a line out of a package (B7.38); orders keep what they were placed with.
 *
 * @returns refused with `package.not-found`, `package.line-gone`
 */
export function removePackageLine({ packageId, lineId }: Line, { by }: { by: number }): Promise<Outcome<RemovedLine>> {
  return transact<RemovedLine>(async (tx) => {
    if (!(await lockPackage(tx, packageId))) return refused("package.not-found");
    const line = await tx.packageProduct.findFirst({
      where: { id: lineId, packageId },
      select: { productId: true, quantity: true, product: { select: { name: true } } },
    });
    if (!line) return refused("package.line-gone");
    await tx.packageProduct.delete({ where: { id: lineId }, select: { id: true } });
    await writeItemTotal(tx, packageId);
    const { productId, quantity } = line;
    const text = lineText(line.product.name, quantity);
    await auditContents(tx, packageId, { by, before: text, after: null });
    return done({ text, undo: { product_id: String(productId), quantity: String(Math.floor(quantity / 1000)) } });
  });
}

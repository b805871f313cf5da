import { done, refused } from "#app/lib/outcome.ts";
import { changePackageLines, lineText, recordContents } from "./internal/change-lines.server.ts";

/**
 * Takes a line out of a package (B7.38); orders keep what they were placed with.
 *
 * @returns the line in words, and what puts it back, in whole selling units; refused with `package.not-found`, `package.line-gone`
 */
export function removePackageLine(packageId: number, lineId: number, { by }: { by: number }) {
  return changePackageLines(packageId, async (tx) => {
    const line = await tx.packageProduct.findFirst({
      where: { id: lineId, packageId },
      select: { productId: true, quantity: true, product: { select: { name: true } } },
    });
    if (!line) return refused("package.line-gone");
    await tx.packageProduct.delete({ where: { id: lineId }, select: { id: true } });
    const { productId, quantity, product } = line;
    const text = lineText(product.name, quantity);
    await recordContents(tx, packageId, { by, before: text, after: null });
    return done({ text, undo: { product_id: String(productId), quantity: String(Math.floor(quantity / 1000)) } });
  });
}

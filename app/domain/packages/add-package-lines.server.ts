import type { SaveAlso } from "#app/domain/resource/save-row.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { type DraftLine, draftBounds } from "./draft.ts";
import { lineText, recordContents } from "./internal/change-lines.server.ts";
import { readPackageLines } from "./package-line-form.server.ts";

/**
 * What the form of a new package saves beside its row: the lines that were picked with it (B7.33). Lines of a package that exists are
 * changed by actions of their own.
 */
export const saveNewLines =
  (sent: FormData): SaveAlso =>
  async (tx, { id, isNew, by }) => {
    const lines = isNew ? readPackageLines(sent) : done([]);
    if (!lines.ok) return lines;
    const inserted = lines.value.length > 0 ? await addPackageLines(tx, id, lines.value, { by }) : done(undefined);
    return inserted.ok ? done(undefined) : inserted;
  };

/**
 * Puts products into a package (B7.37); the caller holds its row. Only what is in stock can be put in, unless a removal is taken back.
 *
 * @returns what was put in, in words; refused with `package.line-twice`, `package.line-invalid`, `package.too-many-lines`
 */
export async function addPackageLines(
  tx: Tx,
  packageId: number,
  lines: readonly DraftLine[],
  { by, isUndo = false }: { by: number; isUndo?: boolean },
): Promise<Outcome<{ text: string }>> {
  const ids = lines.map(({ productId }) => productId);
  const held = await tx.packageProduct.findMany({ where: { packageId }, select: { productId: true } });
  const all = [...held.map(({ productId }) => productId), ...ids];
  if (new Set(all).size < all.length) return refused("package.line-twice");
  if (all.length > draftBounds.lines) return refused("package.too-many-lines", { values: { most: draftBounds.lines } });
  const products = await tx.$queryRaw<{ id: number; name: string }[]>`
    SELECT id, name FROM products WHERE id = ANY(${ids}) AND (${isUndo} OR (status = 'active' AND stock_level > 0))`;
  const names = new Map(products.map(({ id, name }) => [id, name]));
  if (!ids.every((id) => names.has(id))) return refused("package.line-invalid");
  const data = lines.map(({ productId, quantity }) => ({ packageId, productId, quantity: quantity * 1000 }));
  await tx.packageProduct.createMany({ data });
  const text = data.map(({ productId, quantity }) => lineText(names.get(productId) ?? "", quantity)).join(", ");
  await recordContents(tx, packageId, { by, before: null, after: text });
  return done({ text });
}

import { maxPaisa } from "#app/lib/money.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { type DraftLine, draftBounds } from "../draft.ts";
import { type PackageRow, packageColumns, singlePrices } from "../package-rows.server.ts";

/** What a line is called in the history. */
export const lineText = (name: string, thousandths: number): string => `${thousandths / 1000} × ${name}`;

type Inserting = { packageId: number; lines: readonly DraftLine[]; mustBeInStock?: boolean };

/**
 * Puts products into a package whose row is locked, each once. Only what is in stock can be put in, except to take a removal back.
 *
 * @returns what was put in, in words; refused with `package.line-twice`, `package.line-invalid`, `package.too-many-lines`
 */
export async function insertLines(
  tx: Tx,
  { packageId, lines, mustBeInStock = true }: Inserting,
): Promise<Outcome<{ id: number; text: string }[]>> {
  const ids = lines.map(({ productId }) => productId);
  const held = await tx.packageProduct.findMany({ where: { packageId }, select: { productId: true } });
  const all = [...held.map(({ productId }) => productId), ...ids];
  if (new Set(all).size < all.length) return refused("package.line-twice");
  if (all.length > draftBounds.lines) return refused("package.too-many-lines", { values: { most: draftBounds.lines } });
  const products = await tx.$queryRaw<{ id: number; name: string }[]>`
    SELECT id, name FROM products WHERE id = ANY(${ids}) AND (NOT ${mustBeInStock} OR (status = 'active' AND stock_level > 0))`;
  const names = new Map(products.map(({ id, name }) => [id, name]));
  if (!ids.every((id) => names.has(id))) return refused("package.line-invalid");
  const inserted = await tx.packageProduct.createManyAndReturn({
    data: lines.map(({ productId, quantity }) => ({ packageId, productId, quantity: quantity * 1000 })),
  });
  return done(inserted.map(({ id, productId, quantity }) => ({ id, text: lineText(names.get(productId) ?? "", quantity) })));
}

/**
 * Writes what the products of a package cost one by one today, as far as the column holds it; call it after its lines have changed.
 */
export async function writeItemTotal(tx: Tx, packageId: number): Promise<void> {
  const [row] = await tx.$queryRaw<PackageRow[]>`SELECT ${packageColumns} FROM packages k WHERE k.id = ${packageId}`;
  if (!row) return;
  const itemTotal = Math.min(singlePrices(row), maxPaisa);
  await tx.package.update({ where: { id: packageId }, data: { itemTotal }, select: { id: true } });
}

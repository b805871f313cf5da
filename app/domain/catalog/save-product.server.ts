import { differences } from "#app/domain/audit/differences.ts";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { type Thousandths, thousandths } from "#app/lib/quantity.ts";
import { now } from "#app/platform/clock.server.ts";
import { transact } from "#app/platform/db.server.ts";
import { checkProduct, fieldsIn, settleFields } from "./internal/check-product.server.ts";
import { recordStockChanges } from "./internal/record-stock-changes.server.ts";
import type { ProductAction } from "./product-actions.ts";
import type { ProductFields, StaffReason } from "./product-fields.ts";
import { lockProduct, writePictures } from "./product-row.server.ts";

/** How a product is to be saved. */
export type SaveAs = {
  /** the version that was edited; null saves over whatever is there */
  version: number | null;
  by: number;
  /** why the stock figure changes; `counted` by default */
  reason?: StaffReason | undefined;
  /** the figure that was on the screen: what orders took since is then taken off what was typed */
  stockShown?: Thousandths | null | undefined;
};

const action: ProductAction = "save";

/** The stock after a save: what orders took while the form was open stays deducted, never below 0. */
function stockAfter(held: Thousandths | null, typed: Thousandths | null, shown: SaveAs["stockShown"]): Thousandths | null {
  if (shown === undefined) return typed;
  if (typed === shown) return held;
  if (typed === null || shown === null || held === null) return typed;
  return thousandths(Math.max(0, held + typed - shown));
}

/**
 * Saves what staff changed of a product (A7.36), all of it or nothing; a field that is not named stays as it is. A change of stock
 * is recorded in the stock ledger, every change in the audit log. Saving what is already there changes nothing.
 *
 * @returns the version it has now; refused with `product.not-found`, `product.changed-meanwhile`, or as `checkProduct` does
 */
export function saveProduct(
  id: number,
  change: Partial<ProductFields>,
  { version, by, reason = "counted", stockShown }: SaveAs,
): Promise<Outcome<number>> {
  return transact(async (tx) => {
    const held = await lockProduct(tx, id);
    if (!held) return refused("product.not-found");
    if (version !== null && version !== held.version) return refused("product.changed-meanwhile");

    const before = held.fields;
    const after = settleFields({ ...before, ...change });
    if (change.stockQuantity !== undefined)
      after.stockQuantity = stockAfter(before.stockQuantity, change.stockQuantity, stockShown);
    const changed = differences(before, after);
    if (!changed) return done(held.version);
    const fits = await checkProduct(tx, after, { id, changed: fieldsIn(changed.after) });
    if (!fits.ok) return fits;

    const next = held.version + 1;
    const { furtherPictures, ...columns } = changed.after;
    await tx.product.update({ where: { id }, data: { ...columns, version: next, updatedAt: now() } });
    if (furtherPictures) await writePictures(tx, id, furtherPictures);
    const stock = { before: before.stockQuantity, after: after.stockQuantity };
    await recordStockChanges(tx, [{ productId: id, ...stock, version: next }], { reason, by });
    await recordAudit(tx, { by, action, entity: "product", id, before: changed.before, after: changed.after });
    return done(next);
  });
}

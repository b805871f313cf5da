import { differences } from "#app/domain/audit/differences.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { type Thousandths, thousandths } from "#app/lib/quantity.ts";
import { transact } from "#app/platform/db.server.ts";
import { checkProduct, fieldsIn, settleFields } from "./internal/check-product.server.ts";
import { type Decisions, mergeProduct } from "./internal/merge-product.server.ts";
import { writeProducts } from "./internal/write-products.server.ts";
import type { ProductAction } from "./product-actions.ts";
import type { ProductFields, StaffReason } from "./product-fields.ts";
import { lockProduct } from "./product-row.server.ts";

/** How a product is to be saved. */
export type SaveAs = {
  /** the version that was loaded; null saves over whatever is there */
  version: number | null;
  /** what was decided about fields that somebody else changed too */
  decisions?: Decisions | null;
  by: number;
  /** why the stock figure changes; `counted` by default */
  reason?: StaffReason | undefined;
  /** the figure that was on the screen: what orders took since is then taken off what was typed */
  stockShown?: Thousandths | null | undefined;
  /** the barcode that was asked about, as `checkProduct` takes it */
  barcodeAsked?: string | null;
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
 * Saved over a newer version it is merged: fields that only others changed stay theirs.
 *
 * @returns the version it has now; refused with `product.not-found`, `product.changed-meanwhile` with the fields that both changed, or as
 *   `checkProduct` does
 */
export function saveProduct(
  id: number,
  wanted: Partial<ProductFields>,
  { version, decisions = null, by, reason = "counted", stockShown, barcodeAsked }: SaveAs,
): Promise<Outcome<number>> {
  return transact(async (tx) => {
    const held = await lockProduct(tx, id);
    if (!held) return refused("product.not-found");
    const { stockQuantity, ...others } = wanted;
    const typed = stockQuantity === undefined || stockQuantity === stockShown ? others : wanted;
    const merged = await mergeProduct(tx, typed, held, { id, version: version ?? held.version, decisions });
    if (merged.conflicts.length > 0) return refused("product.changed-meanwhile", { conflicts: merged.conflicts });

    const { change, isRecounted } = merged;
    const before = held.fields;
    const after = settleFields({ ...before, ...change });
    if (change.stockQuantity !== undefined)
      after.stockQuantity = stockAfter(before.stockQuantity, change.stockQuantity, isRecounted ? undefined : stockShown);
    const changed = differences(before, after);
    if (!changed) return done(held.version);
    const fits = await checkProduct(tx, after, { id, changed: fieldsIn(changed.after), barcodeAsked });
    if (!fits.ok) return fits;

    await writeProducts(tx, [{ before: { ...before, id, version: held.version }, after: changed.after }], {
      by,
      action,
      stockReason: reason,
    });
    return done(held.version + 1);
  });
}

import { differences } from "#app/domain/audit/differences.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { type Thousandths, thousandths } from "#app/lib/quantity.ts";
import { transact } from "#app/platform/db.server.ts";
import { checkProduct, fieldsIn, settleFields } from "./internal/check-product.server.ts";
import { writeProducts } from "./internal/write-products.server.ts";
import type { ProductAction } from "./product-actions.ts";
import type { ProductFields, StaffReason } from "./product-fields.ts";
import { lockProduct } from "./product-row.server.ts";

/** How a product is to be saved. */
export type SaveAs = {
  /** the version that was edited; null saves over whatever is there */
  version: number | null;
  by: number;
  /** why the stock figure changes; counted unless said otherwise */
  reason?: StaffReason | undefined;
  /** the figure that was on the screen: what orders took since is then taken off what was typed */
  stockShown?: Thousandths | null | undefined;
};

const action: ProductAction = "save";

/** What the shelf holds after a save: orders that came while somebody typed keep what they took, and none goes below nothing. */
function stockAfter(held: Thousandths | null, typed: Thousandths | null, shown: SaveAs["stockShown"]): Thousandths | null {
  if (shown === undefined) return typed;
  if (typed === shown) return held;
  if (typed === null || shown === null || held === null) return typed;
  return thousandths(Math.max(0, held + typed - shown));
}

/**
 * Saves what staff changed of a product (A7.36), all of it or nothing; a field that is not named stays as it is. A change of
 * stock is booked in the ledger, every change in the audit book. Saving what is already there changes nothing.
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

    await writeProducts(tx, [{ before: { ...before, id, version: held.version }, after: changed.after }], {
      by,
      action,
      stockReason: reason,
    });
    return done(held.version + 1);
  });
}

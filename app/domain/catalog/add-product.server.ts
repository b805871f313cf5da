import { done, type Outcome } from "#app/lib/outcome.ts";
import { type Tx, transact } from "#app/platform/db.server.ts";
import { checkProduct, fieldsIn, settleFields } from "./internal/check-product.server.ts";
import { addProducts } from "./internal/write-products.server.ts";
import type { ProductAction } from "./product-actions.ts";
import type { ProductFields } from "./product-fields.ts";

type Added = {
  by: number;
  action?: Extract<ProductAction, "add" | "duplicate">;
  /** as `checkProduct` takes it */
  barcodeAsked?: string | null;
};

/** The same as part of a larger piece of work. `action` is its action in the audit log; a copy fits where its original does. */
export async function insertProduct(
  tx: Tx,
  wanted: ProductFields,
  { by, action = "add", barcodeAsked }: Added,
): Promise<Outcome<number>> {
  const fields = settleFields(wanted);
  const changed = fieldsIn(action === "add" ? fields : {});
  const fits = await checkProduct(tx, fields, { id: null, changed, barcodeAsked });
  if (!fits.ok) return fits;

  const [id = 0] = await addProducts(tx, [fields], { by, action });
  return done(id);
}

/**
 * Adds a product (A7.35); its opening stock is booked as counted.
 *
 * @returns its id; refused as `checkProduct` does
 */
export const addProduct = (fields: ProductFields, added: Pick<Added, "by" | "barcodeAsked">): Promise<Outcome<number>> =>
  transact((tx) => insertProduct(tx, fields, added));

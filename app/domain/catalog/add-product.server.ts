import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { done, type Outcome } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { type Tx, transact } from "#app/platform/db.server.ts";
import { checkProduct, fieldsIn, settleFields } from "./internal/check-product.server.ts";
import { recordStockChanges } from "./internal/record-stock-changes.server.ts";
import type { ProductAction } from "./product-actions.ts";
import type { ProductFields } from "./product-fields.ts";
import { writePictures } from "./product-row.server.ts";

type Added = { by: number; action?: Extract<ProductAction, "add" | "duplicate"> };

/** The same inside another transaction. `action` is its name in the audit log; a copy fits where its original does. */
export async function insertProduct(tx: Tx, wanted: ProductFields, { by, action = "add" }: Added): Promise<Outcome<number>> {
  const fields = settleFields(wanted);
  const changed = fieldsIn(action === "add" ? fields : {});
  const fits = await checkProduct(tx, fields, { id: null, changed });
  if (!fits.ok) return fits;

  const { furtherPictures, ...columns } = fields;
  const at = now();
  const data = { ...columns, createdAt: at, updatedAt: at };
  const { id, version } = await tx.product.create({ data, select: { id: true, version: true } });
  await writePictures(tx, id, furtherPictures);
  await recordStockChanges(tx, [{ productId: id, before: null, after: fields.stockQuantity, version }], {
    reason: "counted",
    by,
  });
  await recordAudit(tx, { by, action, entity: "product", id, after: fields });
  return done(id);
}

/**
 * Adds a product (A7.35); its opening stock is booked as counted.
 *
 * @returns its id; refused as `checkProduct` does
 */
export const addProduct = (fields: ProductFields, { by }: { by: number }): Promise<Outcome<number>> =>
  transact((tx) => insertProduct(tx, fields, { by }));

import { copiedName } from "#app/domain/resource/staff-table.ts";
import { type Outcome, refused } from "#app/lib/outcome.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { transact } from "#app/platform/db.server.ts";
import { insertProduct } from "./add-product.server.ts";
import { longestName } from "./product-fields.ts";
import { lockProduct } from "./product-row.server.ts";

/**
 * Makes another product like this one: a draft, not featured, without its barcode, and with a stock of 0 where stock is tracked.
 *
 * @returns the copy's id; refused with `product.not-found`
 */
export function duplicateProduct(id: number, { by }: { by: number }): Promise<Outcome<number>> {
  return transact(async (tx) => {
    const held = await lockProduct(tx, id);
    if (!held) return refused("product.not-found");
    const { name, stockQuantity } = held.fields;
    const copy = {
      ...held.fields,
      name: copiedName(name, longestName),
      status: "draft" as const,
      featured: false,
      barcode: null,
      stockQuantity: stockQuantity === null ? null : thousandths(0),
    };
    return insertProduct(tx, copy, { by, action: "duplicate" });
  });
}

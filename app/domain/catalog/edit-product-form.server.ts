import { z } from "zod";
import { idField, tickField } from "#app/lib/form-fields.server.ts";
import { type Thousandths, thousandths } from "#app/lib/quantity.ts";
import { decisionFields, decisionsIn } from "./internal/decision-fields.server.ts";
import { percentField, priceField, stockField, switchField } from "./internal/stock-field.server.ts";
import type { ProductFields } from "./product-fields.ts";

const stockOf = (amount: number | undefined): Thousandths | null => (amount === undefined ? null : thousandths(amount));

/**
 * What staff change in the list itself: one flag a request (A4.12), or with `figures` price, stock and discount of the row in edit
 * mode, where an empty stock is not tracked and an empty discount is none. `stock_was` is the stock that was on the screen.
 * `return_to` is not checked here.
 */
export const editProductForm = z
  .object({
    id: idField,
    version: idField,
    figures: tickField,
    price: priceField.optional(),
    stock_quantity: stockField.optional(),
    stock_was: stockField.optional().catch(undefined),
    discount_percent: percentField.optional(),
    in_stock: switchField,
    featured: switchField,
    discount_active: switchField,
    return_to: z.string().optional().catch(undefined),
    ...decisionFields,
  })
  .transform(({ id, version, return_to: returnTo, figures, ...form }, context) => {
    const change: Partial<ProductFields> = {};
    if (figures) {
      if (form.price === undefined) {
        context.addIssue({ code: "custom", path: ["price"], message: "required" });
        return z.NEVER;
      }
      change.price = form.price;
      change.stockQuantity = stockOf(form.stock_quantity);
      change.discountPercent = form.discount_percent ?? 0;
    }
    if (form.in_stock !== undefined) change.inStock = form.in_stock;
    if (form.featured !== undefined) change.featured = form.featured;
    if (form.discount_active !== undefined) change.discountActive = form.discount_active;
    return { id, version, returnTo, stockShown: stockOf(form.stock_was), decisions: decisionsIn(form), change };
  });

import { z } from "zod";
import { idField, quantityField } from "#app/lib/form-fields.server.ts";
import type { Thousandths } from "#app/lib/quantity.ts";
import type { ItemRef } from "./cart-line.ts";

/** One stepper request: a product or package and its new quantity (selling units; 0 removes). */
export const cartForm = z
  .object({
    product_id: idField.optional(),
    package_id: idField.optional(),
    quantity: quantityField,
    return_to: z.string().max(2000).optional(),
  })
  .transform(({ product_id, package_id, quantity, return_to }, context): CartChange => {
    if (product_id !== undefined) return { item: { productId: product_id }, quantity, returnTo: return_to };
    if (package_id !== undefined) return { item: { packageId: package_id }, quantity, returnTo: return_to };
    context.addIssue({ code: "custom", path: ["product_id"], message: "required" });
    return z.NEVER;
  });

/** The values of a stepper request. */
export type CartChange = { item: ItemRef; quantity: Thousandths; returnTo: string | undefined };

/** The quantity of an item that is named in the URL. */
export const lineQuantityForm = z.object({ quantity: quantityField });

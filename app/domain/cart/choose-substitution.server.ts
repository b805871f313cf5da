import { z } from "zod";
import { tickField } from "#app/lib/form-fields.server.ts";
import { db, sql } from "#app/platform/db.server.ts";
import { type ItemRef, substitutions } from "./cart-line.ts";

/** A cart line's choice for the case that it is missing; with `every` that of all lines. */
export const substitutionForm = z.object({ substitution: z.enum(substitutions, "choice"), every: tickField });

/** Stores in a customer's cart what to do when an item is missing. An item that is not in the cart changes nothing. */
export async function chooseSubstitution(
  userId: number,
  item: ItemRef,
  { substitution, every }: z.output<typeof substitutionForm>,
): Promise<void> {
  const one = "productId" in item ? sql`i.product_id = ${item.productId}` : sql`i.package_id = ${item.packageId}`;
  await db.$executeRaw`
    UPDATE cart_items i SET substitution = ${substitution}::substitution FROM carts c
    WHERE c.id = i.cart_id AND c.user_id = ${userId} AND ${every ? sql`true` : one}`;
}

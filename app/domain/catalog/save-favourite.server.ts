import { z } from "zod";
import { idField } from "#app/lib/form-fields.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { type Tx, transact } from "#app/platform/db.server.ts";

/** A request of a heart button: adds the product to the favourites, or removes it if `saved` is false. */
export const favouriteForm = z.object({
  product_id: idField,
  saved: z
    .enum(["true", "on", "false", "off"], "choice")
    .optional()
    .transform((word) => word !== "false" && word !== "off"),
});

/**
 * Makes a product a customer's favourite or takes it back; doing either twice changes nothing.
 *
 * @returns refused with `product.not-found`, `busy`
 */
export const saveFavourite = (userId: number, productId: number, saved: boolean): Promise<Outcome<void>> =>
  transact(async (tx) => {
    if (saved) return addFavourite(tx, userId, productId);
    await tx.favourite.deleteMany({ where: { userId, productId } });
    return done(undefined);
  });

async function addFavourite(tx: Tx, userId: number, productId: number): Promise<Outcome<void>> {
  const found = await tx.$queryRaw<unknown[]>`
    INSERT INTO favourites (user_id, product_id, created_at)
    SELECT ${userId}, id, ${now()} FROM products WHERE id = ${productId} AND status = 'active'
    ON CONFLICT (user_id, product_id) DO UPDATE SET user_id = excluded.user_id RETURNING product_id`;
  return found.length > 0 ? done(undefined) : refused("product.not-found");
}

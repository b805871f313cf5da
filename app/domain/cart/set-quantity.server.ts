import { isOrderingPaused } from "#app/domain/settings/is-ordering-paused.server.ts";
import { done, type Outcome, type Refusal, refused } from "#app/lib/outcome.ts";
import { formatQuantity, maxQuantity, roundToStep, type Thousandths } from "#app/lib/quantity.ts";
import { now } from "#app/platform/clock.server.ts";
import { type SqlTx, sql, type Tx, transact } from "#app/platform/db.server.ts";
import { contentsHashOf, findPackageSource, findProductSource } from "./cart-item-source.server.ts";
import { type ItemRef, priceLine, supplyOfPackage, supplyOfProduct, withinSupply } from "./cart-line.ts";
import { productValues } from "./line-refusal.ts";
import type { CartOwner } from "./owner.ts";

/** The quantity a line has now, and the sentence for it when that is less than requested. */
export type SetQuantity = { quantity: Thousandths; limited: Refusal | null };

/** The maximum number of items in a cart; wholesale orders are taken by phone. */
export const maxLines = 200;

/** Finds or makes an owner's cart and locks it, so that concurrent requests of one customer run in sequence. */
export async function lockCart(tx: SqlTx, owner: CartOwner): Promise<number> {
  const at = now();
  const [cart] =
    "userId" in owner
      ? await tx.$queryRaw<{ id: number }[]>`
          INSERT INTO carts (user_id, created_at, updated_at) VALUES (${owner.userId}, ${at}, ${at})
          ON CONFLICT (user_id) DO UPDATE SET updated_at = excluded.updated_at RETURNING id`
      : await tx.$queryRaw<{ id: number }[]>`
          INSERT INTO carts (device_hash, created_at, updated_at) VALUES (${owner.deviceHash}, ${at}, ${at})
          ON CONFLICT (device_hash) DO UPDATE SET updated_at = excluded.updated_at RETURNING id`;
  if (!cart) throw new Error("The cart could not be made.");
  return cart.id;
}

/** An item as it is sold now; null when it is not. */
async function findOffer(tx: Tx, item: ItemRef) {
  if ("productId" in item) {
    const product = await findProductSource(tx, item.productId);
    if (product?.status !== "active") return null;
    const { name, name_ur: nameUr, unit, sold_by_weight: soldByWeight } = product;
    const { unitPrice: price } = priceLine({
      id: 0,
      quantity: 1000,
      shown_price: null,
      shown_contents: null,
      product,
      package: null,
    });
    return { name, nameUr, price, supply: supplyOfProduct(product), shape: { unit, soldByWeight } };
  }
  const found = await findPackageSource(tx, item.packageId);
  if (!found?.is_active) return null;
  return { name: found.name, nameUr: found.name_ur, price: found.price, supply: supplyOfPackage(found), shape: {} };
}

/** Puts one line into a locked cart as it shall be; quantity 0 takes it out. Gives how many rows that wrote. */
export async function writeItem(tx: Tx, cartId: number, item: ItemRef, { quantity, price }: { quantity: number; price: number }) {
  const column = "productId" in item ? sql`product_id` : sql`package_id`;
  const id = "productId" in item ? item.productId : item.packageId;
  const contents = "productId" in item ? sql`NULL` : contentsHashOf(id);
  if (quantity === 0) return tx.$executeRaw`DELETE FROM cart_items WHERE cart_id = ${cartId} AND ${column} = ${id}`;
  return tx.$executeRaw`
    INSERT INTO cart_items (cart_id, ${column}, quantity, shown_price, shown_contents, created_at)
    SELECT ${cartId}, ${id}, ${quantity}, ${price}, ${contents}, ${now()}
    WHERE (SELECT count(*) FROM cart_items WHERE cart_id = ${cartId} AND ${column} IS DISTINCT FROM ${id}) < ${maxLines}
    ON CONFLICT (cart_id, ${column}) DO UPDATE
      SET quantity = excluded.quantity, shown_price = excluded.shown_price, shown_contents = excluded.shown_contents`;
}

/** The quantity of an item in a locked cart. */
async function heldQuantity(tx: Tx, cartId: number, item: ItemRef): Promise<number> {
  const [line] = await tx.$queryRaw<{ quantity: number }[]>`
    SELECT quantity FROM cart_items WHERE cart_id = ${cartId}
      AND ${"productId" in item ? sql`product_id = ${item.productId}` : sql`package_id = ${item.packageId}`}`;
  return line?.quantity ?? 0;
}

/**
 * Sets the quantity of a cart item (A1.03, A3.17): absolute, so a repeated request changes nothing; 0 removes it. The quantity is
 * rounded to the step; where the stock leaves less than that, the result reports it. Taking out works during maintenance too.
 *
 * @param isIncrement whether `wanted` comes on top of what the cart holds, which is then never lowered: the page had not loaded it
 * @returns refused with `maintenance`, `cart.gone`, `cart.sold-out` or `order.too-large`
 */
export async function setQuantity(
  owner: CartOwner,
  item: ItemRef,
  wanted: Thousandths,
  isIncrement = false,
): Promise<Outcome<SetQuantity>> {
  if (wanted > 0 && (await isOrderingPaused())) return refused("maintenance");
  return transact<SetQuantity>(async (tx) => {
    const cartId = await lockCart(tx, owner);
    const held = isIncrement ? await heldQuantity(tx, cartId, item) : 0;
    if (held + wanted === 0) {
      await writeItem(tx, cartId, item, { quantity: 0, price: 0 });
      return done({ quantity: 0 as Thousandths, limited: null });
    }
    const offer = await findOffer(tx, item);
    if (!offer) return refused("cart.gone");
    const requested = Math.min(roundToStep((held + wanted) as Thousandths, offer.supply.step), maxQuantity) as Thousandths;
    const available = withinSupply(requested, offer.supply);
    if (available === 0) return refused("cart.sold-out", { values: productValues(offer) });
    const quantity = Math.max(available, held) as Thousandths;
    const written = await writeItem(tx, cartId, item, { quantity, price: offer.price });
    if (written === 0) return refused("order.too-large");
    const values = { ...productValues(offer), left: formatQuantity(available, offer.shape) };
    const code = available === offer.supply.most ? "cart.limit" : "cart.short";
    return done({ quantity, limited: available < requested ? { code, values } : null });
  });
}

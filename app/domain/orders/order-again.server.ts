import { findCart, listCartLines } from "#app/domain/cart/read-cart.server.ts";
import { lockCart, writeItem } from "#app/domain/cart/set-quantity.server.ts";
import { isOrderingPaused } from "#app/domain/settings/is-ordering-paused.server.ts";
import { type Lang, nameIn } from "#app/i18n/lang.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { db, transact } from "#app/platform/db.server.ts";
import { type AgainLine, listAgain } from "./internal/list-again.server.ts";

type OwnOrder = { orderId: number; userId: number };

/**
 * Puts the items of an old order into its customer's cart, at today's prices and within what is left. A larger quantity in the cart
 * is kept, so a repeat adds nothing. Custom items of the phone stay behind.
 *
 * @returns how many items were added; refused with `order.not-found`, `maintenance` or, when the cart is full, `order.too-large`
 */
export async function orderAgain({ orderId, userId }: OwnOrder): Promise<Outcome<{ added: number }>> {
  const isPaused = await isOrderingPaused();
  return transact(async (tx) => {
    const cartId = await lockCart(tx, { userId });
    const held = await listCartLines(tx, cartId);
    const lines = await listAgain(tx, { orderId, userId }, held);
    if (!lines) return refused("order.not-found");
    if (isPaused) return refused("maintenance");
    const own = new Map(held.map((line) => [line.key, line.quantity]));
    const offers = lines.flatMap(({ offer }) => (offer && offer.quantity > (own.get(offer.key) ?? 0) ? [offer] : []));
    for (const { item, quantity, price } of offers) {
      const written = await writeItem(tx, cartId, item, { quantity, price });
      if (written === 0) return refused("order.too-large");
    }
    return done({ added: lines.filter(({ offer }) => offer).length });
  });
}

/** An item of an old order that can't be had today, or not in full. */
export type MissingAgain = Pick<AgainLine, "name" | "unit" | "soldByWeight"> & { problem: NonNullable<AgainLine["problem"]> };

/** The result of an order-again for the cart page: the names of items that are unavailable today, and whether that is all of them. */
export type AgainView = { orderId: number; missing: MissingAgain[]; isNothing: boolean };

/** What an old order would miss today, named in a language; null when the order is not there or not theirs. */
export async function findAgain(order: OwnOrder, lang: Lang): Promise<AgainView | null> {
  const { lines: held } = await findCart({ userId: order.userId });
  const lines = await listAgain(db, order, held);
  if (!lines) return null;
  const missing = lines.flatMap(({ name, nameUr, unit, soldByWeight, problem }) =>
    problem ? [{ name: nameIn(lang, { name, nameUr }), unit, soldByWeight, problem }] : [],
  );
  return { orderId: order.orderId, missing, isNothing: lines.every(({ offer }) => !offer) };
}

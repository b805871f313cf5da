import { done, type Outcome } from "#app/lib/outcome.ts";
import { transact } from "#app/platform/db.server.ts";
import { isBuyable, itemRefOf } from "./cart-line.ts";
import { listCartLines } from "./read-cart.server.ts";
import { lockCart, writeItem } from "./set-quantity.server.ts";

/** How many lines were taken out, how many are left, and whether those can be ordered as they stand. */
export type RemovedLines = { removed: number; left: number; isOrderable: boolean };

/**
 * Takes every line out of a customer's cart of which nothing can be had: sold out, no longer sold, or taken whole by the lines before it.
 * Lines with too little left stay: the customer decides about their amount.
 *
 * @returns refused with `busy`: the cart is then as it was
 */
export function removeUnbuyable(userId: number): Promise<Outcome<RemovedLines>> {
  return transact<RemovedLines>(async (tx) => {
    const cartId = await lockCart(tx, { userId });
    const lines = await listCartLines(tx, cartId);
    const gone = lines.filter((line) => !isBuyable(line));
    for (const line of gone) await writeItem(tx, cartId, itemRefOf(line), { quantity: 0, price: 0 });
    const left = lines.filter(isBuyable);
    return done({ removed: gone.length, left: left.length, isOrderable: left.every(({ problem }) => problem === null) });
  });
}

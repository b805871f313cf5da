import { done, type Outcome } from "#app/lib/outcome.ts";
import { maxQuantity, type Thousandths } from "#app/lib/quantity.ts";
import { transact } from "#app/platform/db.server.ts";
import { type CartLine, supplyOf, thingOf, withinSupply } from "./cart-line.ts";
import { listCartLines } from "./read-cart.server.ts";
import { lockCart, maxLines, writeItem } from "./set-quantity.server.ts";

/** What both carts together may hold of one thing: the sum, in whole steps, within what is left. */
const joined = (line: CartLine, already: number): Thousandths =>
  withinSupply(Math.min(line.quantity + already, maxQuantity), supplyOf(line));

/**
 * Joins the picks held for a device to an account's cart: quantities add up, capped by what is left, and the held cart
 * is gone afterwards, so joining twice adds once. `changed` tells that something could not be had in full.
 *
 * @returns refused with `busy`: both carts are then as they were
 */
export function joinCarts(deviceHash: Uint8Array<ArrayBuffer>, userId: number): Promise<Outcome<{ changed: boolean }>> {
  return transact<{ changed: boolean }>(async (tx) => {
    const [held] = await tx.$queryRaw<{ id: number }[]>`
      SELECT id FROM carts WHERE device_hash = ${deviceHash} FOR UPDATE`;
    if (!held) return done({ changed: false });
    const cartId = await lockCart(tx, { userId });
    const own = new Map((await listCartLines(tx, cartId)).map((line) => [line.key, line.quantity]));
    let changed = false;
    for (const line of await listCartLines(tx, held.id)) {
      const already = own.get(line.key) ?? 0;
      const quantity = joined(line, already);
      if (quantity < line.quantity + already) changed = true;
      const isRoom = own.has(line.key) || own.size < maxLines;
      if (!isRoom) changed = true;
      if (quantity > 0 && isRoom) {
        await writeItem(tx, cartId, thingOf(line), { quantity, price: line.shownPrice ?? line.unitPrice });
        own.set(line.key, quantity);
      }
    }
    await tx.$executeRaw`DELETE FROM carts WHERE id = ${held.id}`;
    return done({ changed });
  });
}

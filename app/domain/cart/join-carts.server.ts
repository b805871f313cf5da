import { done, type Outcome } from "#app/lib/outcome.ts";
import type { Thousandths } from "#app/lib/quantity.ts";
import { transact } from "#app/platform/db.server.ts";
import { capacityFor } from "./capacity-for.ts";
import { itemRefOf } from "./cart-line.ts";
import { listCartLines } from "./read-cart.server.ts";
import { lockCart, maxLines, writeItem } from "./set-quantity.server.ts";

/**
 * Merges the guest cart of a device into an account's cart: quantities add up, capped by stock, and the guest cart is deleted, so
 * merging twice adds once. `changed`: something was not available in full.
 *
 * @returns refused with `busy`: both carts are then as they were
 */
export function joinCarts(deviceHash: Uint8Array<ArrayBuffer>, userId: number): Promise<Outcome<{ changed: boolean }>> {
  return transact<{ changed: boolean }>(async (tx) => {
    const [held] = await tx.$queryRaw<{ id: number }[]>`
      SELECT id FROM carts WHERE device_hash = ${deviceHash} FOR UPDATE`;
    if (!held) return done({ changed: false });
    const cartId = await lockCart(tx, { userId });
    const ownLines = await listCartLines(tx, cartId);
    const heldLines = await listCartLines(tx, held.id);
    const capacities = capacityFor(ownLines, heldLines);
    const own = new Map(ownLines.map((line) => [line.key, line.quantity]));
    let changed = false;
    for (const [at, line] of heldLines.entries()) {
      const { quantity, isWhole } = capacities[at] ?? { quantity: 0 as Thousandths, isWhole: false };
      if (!isWhole) changed = true;
      const isRoom = own.has(line.key) || own.size < maxLines;
      if (!isRoom) changed = true;
      if (quantity > 0 && isRoom) {
        await writeItem(tx, cartId, itemRefOf(line), { quantity, price: line.shownPrice ?? line.unitPrice });
        own.set(line.key, quantity);
      }
    }
    await tx.$executeRaw`DELETE FROM carts WHERE id = ${held.id}`;
    return done({ changed });
  });
}

import type { Refusal } from "#app/lib/outcome.ts";
import type { Thousandths } from "#app/lib/quantity.ts";
import { type ItemRef, itemKey } from "./cart-line.ts";
import type { CartOwner } from "./owner.ts";
import { findCart } from "./read-cart.server.ts";
import { setQuantity } from "./set-quantity.server.ts";

type Wanted = { item: ItemRef; quantity: Thousandths };

/** How many of several items are in the cart now, and a refusal for each that is not, or not in full. */
export type AddedItems = { added: number; refused: Refusal[] };

/** The wants with those of the same item made one. */
function joined(wants: readonly Wanted[]): Wanted[] {
  const byKey = new Map<string, Wanted>();
  for (const { item, quantity } of wants) {
    const key = itemKey(item);
    byKey.set(key, { item, quantity: (quantity + (byKey.get(key)?.quantity ?? 0)) as Thousandths });
  }
  return [...byKey.values()];
}

/** Puts several items into a cart. A larger quantity in the cart is kept, so that a repeated request adds nothing. */
export async function addItems(owner: CartOwner, wants: readonly Wanted[]): Promise<AddedItems> {
  const held = new Map((await findCart(owner)).lines.map(({ key, quantity }) => [key, quantity]));
  const result: AddedItems = { added: 0, refused: [] };
  for (const { item, quantity } of joined(wants)) {
    if ((held.get(itemKey(item)) ?? 0) >= quantity) {
      result.added += 1;
      continue;
    }
    const outcome = await setQuantity(owner, item, quantity);
    if (outcome.ok) result.added += 1;
    const refusal = outcome.ok ? outcome.value.limited : outcome.refusal;
    if (refusal) result.refused.push(refusal);
  }
  return result;
}

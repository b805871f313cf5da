import type { CartOwner } from "#app/domain/cart/owner.ts";
import { hasCart } from "#app/domain/cart/read-cart.server.ts";
import { deviceOf } from "./device.server.ts";
import { viewerOf } from "./guard.server.ts";
import { limit, type TooMany } from "./limits.server.ts";

/** Whose cart this browser fills: the account's when signed in, else the device's; null before the first item. */
export async function cartOwnerOf(request: Request): Promise<CartOwner | null> {
  const viewer = await viewerOf(request);
  if (viewer) return { userId: viewer.id };
  const deviceHash = deviceOf(request);
  return deviceHash && { deviceHash };
}

/**
 * Counts a cart that would be made for a device, whose cookie can be forged: a visitor's first item. Carts that exist and those of
 * accounts are not counted.
 */
export async function limitNewCart(owner: CartOwner | null): Promise<TooMany | null> {
  const isNew = owner === null || ("deviceHash" in owner && !(await hasCart(owner)));
  return isNew ? limit("cart") : null;
}

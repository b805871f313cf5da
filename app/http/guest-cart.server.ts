import { joinCarts } from "#app/domain/cart/join-carts.server.ts";
import { findCartSummary } from "#app/domain/cart/read-cart.server.ts";
import { deviceOf, forgetDevice } from "./device.server.ts";

/** How many items wait for a visitor to sign in, as the badge counts them. */
export async function countGuestCart(request: Request): Promise<number> {
  const deviceHash = deviceOf(request);
  return deviceHash ? (await findCartSummary({ deviceHash })).count : 0;
}

/**
 * Moves the picks held for this device into the account that has just signed in. `changed`: not all of it could be had. Where
 * they cannot be moved in time they stay with the device, for the next sign-in.
 */
export async function joinGuestCart(request: Request, userId: number): Promise<{ changed: boolean; headers: Headers }> {
  const headers = new Headers();
  const deviceHash = deviceOf(request);
  if (!deviceHash) return { changed: false, headers };
  const outcome = await joinCarts(deviceHash, userId);
  if (!outcome.ok) return { changed: false, headers };
  headers.append("Set-Cookie", forgetDevice());
  return { changed: outcome.value.changed, headers };
}

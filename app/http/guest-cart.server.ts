import { joinCarts } from "#app/domain/cart/join-carts.server.ts";
import { findCartSummary } from "#app/domain/cart/read-cart.server.ts";
import { clearDeviceCookie, deviceOf } from "./device.server.ts";

/** How many items wait for a visitor to sign in, as the badge counts them. */
export async function countGuestCart(request: Request): Promise<number> {
  const deviceHash = deviceOf(request);
  return deviceHash ? (await findCartSummary({ deviceHash })).count : 0;
}

/**
 * Merges this device's guest cart into the account that has just signed in. `changed`: not all of it was available. After a timeout
 * it stays with the device, for the next sign-in.
 */
export async function joinGuestCart(request: Request, userId: number): Promise<{ changed: boolean; headers: Headers }> {
  const headers = new Headers();
  const deviceHash = deviceOf(request);
  if (!deviceHash) return { changed: false, headers };
  const outcome = await joinCarts(deviceHash, userId);
  if (!outcome.ok) return { changed: false, headers };
  headers.append("Set-Cookie", clearDeviceCookie());
  return { changed: outcome.value.changed, headers };
}

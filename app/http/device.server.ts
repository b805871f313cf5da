import { newToken, tokenHash } from "#app/platform/secret.server.ts";
import { cookieOf, setCookie } from "./cookies.server.ts";

const name = "device";
const days30 = 30 * 24 * 60 * 60;

/** The hash of the random cookie that keys a visitor's guest cart, or null before the first item. */
export function deviceOf(request: Request): Uint8Array<ArrayBuffer> | null {
  const token = cookieOf(request, name);
  return token && /^[\w-]{43}$/.test(token) ? tokenHash(token) : null;
}

/** A new device: its hash, and the cookie header that stores it for 30 days. */
export function newDevice(): { deviceHash: Uint8Array<ArrayBuffer>; cookie: string } {
  const token = newToken();
  return { deviceHash: tokenHash(token), cookie: setCookie(name, token, days30) };
}

/** The header that deletes the device cookie, once the guest cart is merged into an account's. */
export const clearDeviceCookie = (): string => setCookie(name, "", 0);

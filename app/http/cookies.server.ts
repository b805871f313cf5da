import { env } from "#app/platform/env.server.ts";

/** Values as they were sent, by name; a request is asked for several of its cookies. */
const cookiesByRequest = new WeakMap<Request, ReadonlyMap<string, string>>();

function cookiesOf(request: Request): ReadonlyMap<string, string> {
  const known = cookiesByRequest.get(request);
  if (known) return known;
  const cookies = new Map<string, string>();
  for (const part of (request.headers.get("Cookie") ?? "").split(";")) {
    const at = part.indexOf("=");
    const name = part.slice(0, at).trim();
    if (at >= 0 && !cookies.has(name)) cookies.set(name, part.slice(at + 1).trim()); // browsers send the most particular first
  }
  cookiesByRequest.set(request, cookies);
  return cookies;
}

/** One cookie of a request, decoded; null when absent or not decodable. */
export function cookieOf(request: Request, name: string): string | null {
  const sent = cookiesOf(request).get(name);
  if (sent === undefined) return null;
  try {
    return decodeURIComponent(sent);
  } catch {
    return null;
  }
}

/** Max-Age of a choice's cookie, seconds. */
export const year = 365 * 24 * 60 * 60;

const secure = env.APP_ORIGIN?.startsWith("https:") ? "; Secure" : "";

/**
 * A `Set-Cookie` value: HttpOnly, SameSite=Lax, and Secure where the shop is served over https.
 *
 * @param seconds its Max-Age; 0 deletes the cookie
 */
export function setCookie(name: string, value: string, seconds: number): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

import { env } from "#app/platform/env.server.ts";

/** One cookie of a request, decoded; null when absent or not decodable. */
export function cookieOf(request: Request, name: string): string | null {
  const header = request.headers.get("Cookie");
  if (!header) return null;
  for (const part of header.split(";")) {
    const at = part.indexOf("=");
    if (part.slice(0, at).trim() !== name) continue;
    try {
      return decodeURIComponent(part.slice(at + 1).trim());
    } catch {
      return null;
    }
  }
  return null;
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

import { saveFavourite } from "#app/domain/catalog/save-favourite.server.ts";
import { cookieOf, setCookie } from "./cookies.server.ts";

const name = "hearts";
const halfAnHour = 30 * 60;
const max = 20;

const idsOf = (request: Request): number[] =>
  (cookieOf(request, name) ?? "")
    .split(".")
    .filter((text) => /^[1-9]\d{0,8}$/.test(text))
    .map(Number)
    .slice(0, max);

/** Whether a visitor's favourite waits for their sign-in. */
export const hasGuestFavourites = (request: Request): boolean => idsOf(request).length > 0;

/** The header that keeps a visitor's heart until they sign in, half an hour at most. */
export function addGuestFavourite(request: Request, productId: number): string {
  const others = idsOf(request).filter((id) => id !== productId);
  return setCookie(name, [productId, ...others].slice(0, max).join("."), halfAnHour);
}

/** Adds the visitor's stored favourites to the account that has just signed in; returns the header that deletes their cookie, or null. */
export async function joinGuestFavourites(request: Request, userId: number): Promise<string | null> {
  const ids = idsOf(request);
  if (ids.length === 0) return null;
  for (const id of ids) {
    const outcome = await saveFavourite(userId, id, true);
    if (!outcome.ok && outcome.refusal.code === "busy") return null; // they wait in the browser for the next sign-in
  }
  return setCookie(name, "", 0);
}

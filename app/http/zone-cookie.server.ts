import { cookieOf, setCookie, year } from "./cookies.server.ts";
import { viewerOf } from "./guard.server.ts";

/** The delivery zone chosen last, by name: the account's, else this browser's; null before the first choice. */
export async function zoneOf(request: Request): Promise<string | null> {
  return (await viewerOf(request))?.zone ?? cookieOf(request, "zone")?.slice(0, 100) ?? null;
}

/** The cookie header that stores a zone. */
export const setZoneCookie = (name: string): string => setCookie("zone", name, year);

import { redirect } from "@remix-run/node";
import type { Account } from "#app/domain/accounts/account.ts";
import { openSession } from "#app/domain/accounts/open-session.server.ts";
import { done, type Outcome } from "#app/lib/outcome.ts";
import { safePath } from "#app/lib/safe-path.ts";
import { cookieOf, setCookie } from "./cookies.server.ts";
import { sessionCookie } from "./guard.server.ts";
import { joinGuestCart } from "./guest-cart.server.ts";
import { joinGuestFavourites } from "./guest-favourites.server.ts";
import { setKnownDeviceCookie } from "./known-device.server.ts";
import { redirectWithToast, type ToastKey } from "./toast.server.ts";

/** Where signing in leads: `return_to` when it is a path of ours, else home; never back to signing in (A2.16). */
export function readReturnTo(request: Request): string {
  const path = safePath(new URL(request.url).searchParams.get("return_to"));
  return /^\/(auth|sign-out)\b/.test(path) ? "/" : path;
}

/** Opens a session in place of the one this browser had and returns its `Set-Cookie`. Refused with `busy`. */
export async function replaceSession(request: Request, account: Account): Promise<Outcome<string>> {
  const replaces = cookieOf(request, sessionCookie);
  const opened = await openSession(account, { replaces, userAgent: request.headers.get("User-Agent") });
  return opened.ok ? done(setCookie(sessionCookie, opened.value.token, opened.value.seconds)) : opened;
}

/**
 * Signs an account in on this browser and sends it on to `return_to`; what was picked before has joined its cart by then, and hearts its
 * favourites. Refused with `busy`.
 */
export async function startSignInSession(request: Request, account: Account, welcome?: ToastKey): Promise<Outcome<Response>> {
  const session = await replaceSession(request, account);
  if (!session.ok) return session;
  const { changed, headers } = await joinGuestCart(request, account.id);
  headers.append("Set-Cookie", session.value);
  headers.append("Set-Cookie", setKnownDeviceCookie(request, account.id));
  const clearFavouritesCookie = await joinGuestFavourites(request, account.id);
  if (clearFavouritesCookie) headers.append("Set-Cookie", clearFavouritesCookie);
  const toast = changed ? "cart-merged" : welcome;
  const to = readReturnTo(request);
  return done(toast ? redirectWithToast(to, toast, { headers }) : redirect(to, { headers }));
}

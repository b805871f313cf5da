import { hasCheckoutDraft } from "./checkout-draft.server.ts";
import { cookieOf } from "./cookies.server.ts";
import { sessionCookie } from "./guard.server.ts";
import { hasGuestFavourites } from "./guest-favourites.server.ts";

/** Why sign-in is required. */
export type SignInReason = "checkout-kept" | "heart" | "ended" | "cart" | "favourites" | "admin" | "own";

/** The pages that are somebody's own, by the first part of their address. */
const pages: Readonly<Record<string, SignInReason>> = {
  cart: "cart",
  checkout: "cart",
  favorites: "favourites",
  admin: "admin",
  orders: "own",
  order: "own",
  "order-success": "own",
  profile: "own",
  "special-request": "own",
  "edit-custom-package": "own",
};

/** Why the sign-in page was shown in place of `returnTo`; null for a direct visit. */
export function signInReason(request: Request, returnTo: string): SignInReason | null {
  const page = pages[/^\/([\w-]+)/.exec(returnTo)?.[1]?.toLowerCase() ?? ""] ?? null;
  if (returnTo.startsWith("/checkout") && hasCheckoutDraft(request)) return "checkout-kept";
  if (hasGuestFavourites(request)) return "heart";
  return page && cookieOf(request, sessionCookie) !== null ? "ended" : page;
}

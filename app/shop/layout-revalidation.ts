import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/**
 * The frame is asked for again after something was sent, or when a page checks itself; on the way to another page it stays
 * as it is, which saves a request each time. What was refused as out of date (409) makes the frame out of date too, and who is
 * led to the sign-in page may be signed in no longer, whatever the frame says.
 */
export function revalidateLayout({
  actionStatus,
  formMethod,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (actionStatus === 409 || isLedToSignIn(currentUrl, nextUrl)) return true;
  return (formMethod && formMethod !== "GET") || currentUrl.href === nextUrl.href ? defaultShouldRevalidate : false;
}

const isLedToSignIn = (from: URL, to: URL): boolean => to.pathname === "/auth" && from.pathname !== "/auth";

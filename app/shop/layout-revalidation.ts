import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/**
 * The layout is revalidated after a submit and by an explicit revalidation; navigation leaves it as it is, which saves a request each time.
 * A conflict (409) makes the layout stale too, and a redirect to the sign-in page may mean that the session has ended.
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

import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/**
 * The frame is asked for again after something was sent, or when a page checks itself; on the way to another page it stays
 * as it is, which saves a request each time.
 */
export const frameStays = ({
  formMethod,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  (formMethod && formMethod !== "GET") || currentUrl.href === nextUrl.href ? defaultShouldRevalidate : false;

import type { ClientLoaderFunctionArgs } from "@remix-run/react";

/** Every address that no other page has: the layout shows its 404 inside the shop (decisions: Addresses). */
export function loader() {
  throw new Response(null, { status: 404 });
}

export const action = loader;

/**
 * A browser knows the pages of its half of the shop alone; where another may lead is asked of the server, by loading it anew.
 * Going back may bring such an address without a load: then the shop's answer holds no 404, and the page is loaded after all.
 */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const { href, pathname, search } = new URL(request.url);
  const isHere = pathname === location.pathname && search === location.search;
  if (isHere) await serverLoader();
  // who comes back finds this page as it was left, waiting for the other
  window.addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  if (isHere) location.reload();
  else location.assign(href);
  return new Promise<never>(() => undefined);
}

export default function Nowhere() {
  return null;
}

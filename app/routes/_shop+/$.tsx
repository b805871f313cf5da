import type { ClientLoaderFunctionArgs } from "@remix-run/react";

/** Every address that no other page has: the layout shows its 404 inside the shop (decisions: Addresses). */
export function loader() {
  throw new Response(null, { status: 404 });
}

export const action = loader;

/**
 * The browser has the routes of its half of the site alone; any other address is loaded as a document. Going back may restore such an
 * address without a load: the route match is then not a 404 of the server, and the page is loaded after all.
 */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const { href, pathname, search } = new URL(request.url);
  const isHere = pathname === location.pathname && search === location.search;
  if (isHere) await serverLoader();
  // going back restores this page while the other one loads
  window.addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  if (isHere) location.reload();
  else location.assign(href);
  return new Promise<never>(() => undefined);
}

export default function Nowhere() {
  return null;
}

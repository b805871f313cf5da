import type { ClientLoaderFunctionArgs } from "@remix-run/react";

/** Every address that no other page has: the layout shows its 404 inside the shop (decisions: Addresses). */
export function loader() {
  throw new Response(null, { status: 404 });
}

export const action = loader;

/** A browser knows the pages of its half of the shop alone; where another may lead is asked of the server, by loading it anew. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  if (pathname === location.pathname && search === location.search) return serverLoader();
  location.assign(pathname + search);
  return new Promise<never>(() => undefined);
}

export default function Nowhere() {
  return null;
}

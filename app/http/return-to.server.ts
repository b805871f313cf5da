import type { ItemRef } from "#app/domain/cart/cart-line.ts";
import { cardAnchor } from "#app/lib/card-anchor.ts";
import { safePath } from "#app/lib/safe-path.ts";

/** Whether a request is for a document (a form without JavaScript) and not for data. */
export function isDocumentRequest(request: Request): boolean {
  const destination = request.headers.get("Sec-Fetch-Dest");
  if (destination) return destination === "document";
  return request.headers.get("Accept")?.includes("text/html") ?? false;
}

/** Where a form without JavaScript returns to: its own field, else the referring page; always a path of this shop. */
export function returnToPage(request: Request, returnTo: string | undefined, fallback = "/"): string {
  if (returnTo) return safePath(returnTo, fallback);
  const referer = request.headers.get("Referer");
  if (!referer || !URL.canParse(referer)) return fallback;
  const { host, pathname, search } = new URL(referer);
  return host === new URL(request.url).host ? safePath(pathname + search, fallback) : fallback;
}

/** The card of a thing on the page that its form stood on, so that a browser without JavaScript shows it again where it was. */
export const returnToCard = (page: string, item: ItemRef): string => (page.includes("#") ? page : `${page}#${cardAnchor(item)}`);

import { safeLink } from "#app/lib/safe-link.ts";

/** A stored picture that our own server sends, or null: a page never makes a browser ask another site for anything. */
export function ownPicture(url: string | null): string | null {
  return url?.startsWith("/") ? safeLink(url) : null;
}

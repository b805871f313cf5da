import { safeLink } from "#app/lib/safe-link.ts";

/** A stored picture that our own server sends, or null: a page never loads anything from another site. */
export function ownPicture(url: string | null): string | null {
  return url?.startsWith("/") ? safeLink(url) : null;
}

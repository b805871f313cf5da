import { safePath } from "./safe-path.ts";

const schemes: ReadonlySet<string> = new Set(["http:", "https:", "mailto:", "tel:"]);

/**
 * Where a link that staff stored may lead, ready for an `href`: another page (http, https), an email (mailto), a call (tel) or a
 * path of this site. Null for everything else: scripts, `//host`, a page with user or password in its address, and one whose path begins with two slashes.
 */
export function safeLink(text: string): string | null {
  const link = text.trim();
  if (link.startsWith("/")) return safePath(link, "") || null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop control characters before they look at the scheme
  if (/[\u0000-\u0020\u007f]/.test(link) || !URL.canParse(link)) return null;
  const url = new URL(link);
  if (url.username || url.password) return null; // everybody would read them (decisions 40)
  if (url.pathname.startsWith("//")) return null; // on this site's own host a router would read the path as another host
  return schemes.has(url.protocol) ? link : null;
}

/** A stored picture that our own server sends, or null: a page never makes a browser ask another site for anything. */
export function ownPicture(url: string | null): string | null {
  return url?.startsWith("/") ? safeLink(url) : null;
}

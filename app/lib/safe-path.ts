const longest = 2000;
const anyOrigin = "http://shop.invalid";

/**
 * Where a `return_to` may lead: a path of this site with its query and hash, percent-encoded so that a header can carry it.
 * Everything a browser might read as another site is the fallback: schemes, `//host`, backslashes, control characters (which
 * browsers drop before they look), dot segments that uncover a second slash; so is a path beyond 2,000 characters.
 */
export function safePath(text: string | null | undefined, fallback = "/"): string {
  if (!text?.startsWith("/") || text.length > longest || hasTrickery(text)) return fallback;
  if (!URL.canParse(text, anyOrigin)) return fallback;
  const url = new URL(text, anyOrigin);
  if (url.origin !== anyOrigin || url.pathname.startsWith("//")) return fallback;
  const path = url.pathname + url.search + url.hash;
  return path.length > longest ? fallback : path;
}

function hasTrickery(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
  return text.startsWith("//") || /[\\\u0000-\u001f\u007f]/.test(text);
}

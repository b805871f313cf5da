import type { IncomingHttpHeaders } from "node:http";
import { isSharedPage } from "#app/http/shared-pages.ts";
import { cookiePattern } from "#app/platform/visitor.ts";

/** A page that is the same for every visitor without an account: its path and query, in order, and its language. */
export type SharedAddress = {
  path: string;
  lang: "en" | "ur";
  /** What the browser has of its own, which the page then loads: a guest's cart or zone, or a session. */
  personal: Personal | null;
  /** The browser's `personal` cookie has this value already. */
  isMarked: boolean;
};

/** Whose frame a shared page loads after it is shown. */
export type Personal = "guest" | "account";

/** What narrows or turns the pages of a list. An address with anything else in its query is made anew. */
const known: ReadonlySet<string> = new Set([
  ...["search", "category", "subcategory", "featured", "sort", "page"],
  ...["brand", "min", "max", "quality", "in_stock", "discounted"],
]);

/** What others hang onto our addresses; it changes no page and reaches none. */
const noise = /^(?:utm_\w+|fbclid|gclid|igshid|ref)$/;

/** The longest value that is cached, characters. */
const longestValue = 100;

/** Put in order, so that a page has one address however it was written; null when it is too odd to be kept. */
function knownQuery(query: string): string | null {
  const pairs = [...new URLSearchParams(query)].filter(([name, value]) => value !== "" && !noise.test(name));
  if (pairs.length > 20 || pairs.some(([name, value]) => !known.has(name) || value.length > longestValue)) return null;
  return pairs.length > 0 ? `?${new URLSearchParams(pairs.sort(([a], [b]) => (a < b ? -1 : Number(a > b))))}` : "";
}

const [session, device, zone, scripts, toast] = ["session", "device", "zone", "scripts", "toast"].map(cookiePattern);
const has = (cookies: string, cookie?: RegExp): boolean => cookie?.test(cookies) === true;

/** What a browser with these cookies has of its own. */
function personalOf(cookies: string): Personal | null {
  if (has(cookies, session)) return "account";
  return has(cookies, device) || has(cookies, zone) ? "guest" : null;
}

/**
 * Whether a request may be answered with a page made for everybody, and which. Null for a browser with a toast to show, and for one
 * with a session, a cart or a zone but without scripts to show it.
 */
export function sharedAddress(method = "", url = "", headers: IncomingHttpHeaders = {}): SharedAddress | null {
  if (method !== "GET" && method !== "HEAD") return null;
  const at = url.indexOf("?");
  const path = at < 0 ? url : url.slice(0, at);
  if (!isSharedPage(path)) return null;
  const cookies = headers.cookie ?? "";
  if (cookies && has(cookies, toast)) return null;
  const personal = cookies ? personalOf(cookies) : null;
  if (personal && !has(cookies, scripts)) return null;
  const query = at < 0 ? "" : knownQuery(url.slice(at + 1));
  if (query === null) return null;
  const lang = cookies && /(?:^|;\s*)lang=ur(?:;|$)/.test(cookies) ? "ur" : "en";
  const marked = cookies ? (/(?:^|;\s*)personal=(\w*)/.exec(cookies)?.[1] ?? null) : null;
  return { path: path + query, lang, personal, isMarked: marked === personal };
}

import type { RequestHandler } from "express";
import { sendPlainText } from "./plain-text-response.ts";

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);
const host = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** The longest path and query that any page of the shop needs, with a margin, characters. */
const longestUrl = 8192;

/** The deepest page has five parts. Remix looks for a route at every slash of an address, 3 s for four thousand of them. */
const maxParts = 12;

const isDeep = (path: string): boolean => path.split("/", maxParts + 2).length > maxParts + 1;

/** Whether Remix could read the parts of a path: `%E0%A4` is the beginning of a letter. */
function isDecodable(path: string): boolean {
  if (!path.includes("%")) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Refuses what could not even be made a web-standard `Request`: an unknown method, a malformed host, an endless, foreign or garbled target. */
export const wellFormed: RequestHandler = (req, res, next) => {
  if (!methods.has(req.method)) {
    res.set("Allow", [...methods].join(", "));
    return sendPlainText(res, 405, "This method is not used here.");
  }
  if (req.originalUrl.length > longestUrl) return sendPlainText(res, 414, "This address is too long.");
  if (isDeep(req.path)) return sendPlainText(res, 404, "There is no such page.");
  if (!req.originalUrl.startsWith("/") || !isDecodable(req.path)) return sendPlainText(res, 400, "This address cannot be read.");
  // how Remix 1 asked for the data of a route: nothing of the shop does, and Remix logs each such request as an error
  if (/[?&]_data(=|&|$)/.test(req.originalUrl)) return sendPlainText(res, 400, "This address cannot be read.");
  // `@remix-run/express` reads this header even where no proxy is trusted
  if (!req.app.get("trust proxy")) delete req.headers["x-forwarded-host"];
  if (!host.test(req.get("x-forwarded-host") ?? req.get("host") ?? ""))
    return sendPlainText(res, 400, "The host name cannot be read.");
  next();
};

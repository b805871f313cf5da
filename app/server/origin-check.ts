import type { RequestHandler } from "express";
import { sendPlainText } from "./plain-text-response.ts";
import { noRefusalPage, type RefusalPage } from "./refusal-page.ts";

/** Posts of other programs, each of which is signed: they have no origin. */
const signed: ReadonlySet<string> = new Set(["/api/whatsapp/incoming"]);

/**
 * Lets only the shop's own pages change anything: a request other than GET and HEAD must name one of our origins or,
 * naming none, carry the browser's own word that it comes from here. `Origin: null` is refused with the rest.
 *
 * @param originsAt our origins (scheme, host and port, as browsers write them) for the port that the request came to
 * @param showPage answers a browser with a page; without one, and to others, the refusal is a line of text
 */
export function originCheck(
  originsAt: (port?: number) => readonly string[],
  showPage: RefusalPage = noRefusalPage,
): RequestHandler {
  return (req, res, next) => {
    if (req.method === "GET" || req.method === "HEAD" || signed.has(req.path)) return next();
    const origin = req.get("origin");
    const ours = origin ? originsAt(req.socket.localPort).includes(origin) : req.get("sec-fetch-site") === "same-origin";
    if (!ours) {
      if (showPage(req, res, { status: 403, body: { refused: "other-site" } })) return;
      const sentence = "This form was sent from another site, so nothing was changed. Please open the shop and try again.";
      return sendPlainText(res, 403, sentence);
    }
    if (origin) agreeOnHost(req.headers, new URL(origin).host);
    next();
  };
}

/** Remix compares Origin with Host and answers a difference (127.0.0.1 and localhost, a proxy's inner name) with a 500. */
function agreeOnHost(headers: NodeJS.Dict<string | string[]>, own: string): void {
  headers["host"] = own;
  if (headers["x-forwarded-host"]) headers["x-forwarded-host"] = own;
}

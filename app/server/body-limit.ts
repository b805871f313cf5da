import type { Request, RequestHandler } from "express";
import { sendPlainText } from "./plain-text-response.ts";
import { noRefusalPage, type RefusalPage } from "./refusal-page.ts";

/** A body that is larger is not read out: the connection is cut instead, bytes. */
const readable = 32 * 1024 * 1024;

/**
 * Refuses a body larger than `most` with 413: at once when it announces its size, else as soon as that much has come. What an
 * answer left unread of a body is read to its end, or the connection's next request would wait behind it until it is cut, and the
 * client would mostly see a broken connection instead of the response.
 *
 * @param max bytes
 * @param showPage answers with a page where a browser would show one, and says whether it has
 */
export function bodyLimit(max: number, showPage: RefusalPage = noRefusalPage): RequestHandler {
  return (req, res, next) => {
    const refuse = () =>
      showPage(req, res, { status: 413 }) || sendPlainText(res, 413, "This is more than the shop accepts at once.");
    const announced = Number(req.get("content-length") ?? 0);
    if (announced > readable) res.set("Connection", "close");
    else res.on("finish", () => readOut(req));
    if (announced > max) return void refuse();
    if (req.get("transfer-encoding")) {
      let received = 0;
      req.pause(); // a data listener would start the stream before its reader is attached
      req.on("data", (chunk: Buffer) => {
        received += chunk.length;
        if (received <= max || res.headersSent) return;
        res.set("Connection", "close");
        refuse();
        req.destroy(new Error("the body is larger than the shop accepts"));
      });
    }
    next();
  };
}

function readOut(req: Request): void {
  if (req.complete) return;
  if (req.get("transfer-encoding")) return void req.destroy(); // the remaining size is unknown
  req.removeAllListeners("data").resume();
}

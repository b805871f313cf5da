import type { RequestHandler } from "express";
import { sendPlainText } from "./plain-text-response.ts";

/** The body of a form must have come whole by then, milliseconds. */
export const slowestBody = 30_000;

/** A picture or a file of products over a slow line, milliseconds; Node's own limit for a whole request is the same. */
export const slowestUpload = 5 * 60_000;

/**
 * Ends a request whose body has not come whole in time: with 408 unless an answer has begun, and the connection with it.
 *
 * @param max milliseconds from the headers on
 */
export function bodyTimeout(max: number): RequestHandler {
  return (req, res, next) => {
    if (!Number(req.get("content-length") ?? 0) && !req.get("transfer-encoding")) return next();
    const timer = setTimeout(() => {
      if (req.complete) return;
      if (res.headersSent) req.destroy();
      else sendPlainText(res.set("Connection", "close"), 408, "This took too long to arrive. Please send it again.");
    }, max);
    req.once("close", () => clearTimeout(timer));
    next();
  };
}

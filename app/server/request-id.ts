import { randomBytes } from "node:crypto";
import type { RequestHandler } from "express";

const sane = /^[\w-]{8,64}$/;

/** Names each request, in the answer's `X-Request-Id` and in every log line; a name that a proxy gave it is kept if it is short and plain. */
export const requestId: RequestHandler = (req, res, next) => {
  const given = req.get("x-request-id") ?? "";
  res.locals.requestId = sane.test(given) ? given : randomBytes(6).toString("hex");
  res.set("X-Request-Id", res.locals.requestId);
  next();
};

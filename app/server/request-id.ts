import { randomUUID } from "node:crypto";
import type { RequestListener } from "node:http";
import type { RequestHandler } from "express";

const sane = /^[\w-]{8,64}$/;

/** A new name for a request: 12 hexadecimal digits, of a UUID because Node draws those many at a time. */
export const newRequestId = (): string => randomUUID().slice(-12);

/** The name a request goes by: the one that a proxy gave it, if that is short and plain, else a new one. */
export const requestIdFor = (given: string | string[] | undefined): string =>
  typeof given === "string" && sane.test(given) ? given : newRequestId();

/** Drops the name that a stranger gave a request, ahead of all that would write it to the log; a trusted proxy's is kept. */
export function withoutForeignIds(answer: RequestListener, isProxy: (address: string) => boolean): RequestListener {
  return (req, res) => {
    if (req.headers["x-request-id"] !== undefined && !isProxy(req.socket.remoteAddress ?? "")) delete req.headers["x-request-id"];
    return answer(req, res);
  };
}

/** Names each request, in the answer's `X-Request-Id` and in every log line. */
export const requestId: RequestHandler = (req, res, next) => {
  res.locals.requestId = requestIdFor(req.headers["x-request-id"]);
  res.set("X-Request-Id", res.locals.requestId);
  next();
};

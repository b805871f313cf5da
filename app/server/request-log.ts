import type { RequestHandler } from "express";
import { log } from "#app/platform/log.server.ts";

/** One line a request, when it is over. Query values stay out of it: searches and tracking ids are nobody's business. */
export const requestLog: RequestHandler = (req, res, next) => {
  const { method, path } = req;
  const began = performance.now();
  res.once("close", () => {
    const ms = Math.round((performance.now() - began) * 10) / 10;
    const line = { requestId: res.locals.requestId, method, path, status: res.statusCode, ms };
    if (res.writableFinished) log.info(line, "request");
    else log.info(line, "request given up by the visitor");
  });
  next();
};

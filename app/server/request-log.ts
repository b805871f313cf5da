import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import { accessLog, log, logsRequests } from "#app/platform/log.server.ts";

/** Writes one line about a request when it is over. Query values are left out: searches and tracking ids are private. */
export function noteRequest(
  { method }: IncomingMessage,
  res: ServerResponse,
  { requestId, path }: { requestId: string; path: string },
): void {
  if (!logsRequests() || !log.isLevelEnabled("info")) return;
  const began = performance.now();
  res.once("close", () => {
    const ms = Math.round((performance.now() - began) * 10) / 10;
    const line = { requestId, method, path, status: res.statusCode, ms };
    if (res.writableFinished) accessLog.info(line, "request");
    else accessLog.info(line, "request given up by the visitor");
  });
}

/** One line a request that comes as far as the app. */
export const requestLog: RequestHandler = (req, res, next) => {
  noteRequest(req, res, { requestId: res.locals.requestId, path: req.path });
  next();
};

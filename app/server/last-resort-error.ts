import type { ErrorRequestHandler } from "express";
import { isOutOfDescriptors } from "#app/platform/descriptor-errors.ts";
import { log } from "#app/platform/log.server.ts";
import { sendPlainText } from "./plain-text-response.ts";

/** The last error handler, for errors outside Remix's error pages: logged once here, shown as a reference only. */
export const lastResortError: ErrorRequestHandler = (problem: { status?: number }, req, res, _next) => {
  if (res.writableEnded) return; // refused half-way, as a body that grows too large is: its reader's complaint comes late
  const { requestId } = res.locals;
  const requested = isOutOfDescriptors(problem) ? 503 : (problem.status ?? 500);
  if (requested >= 500) log.error({ err: problem, requestId, path: req.path }, "request broke");
  if (res.headersSent) return void res.destroy();
  if (requested === 503) {
    return sendPlainText(res.set("Retry-After", "10"), 503, "Too many are visiting at this moment. Please try again shortly.");
  }
  if (requested < 500) return sendPlainText(res, requested, "This request cannot be read.");
  sendPlainText(res, 500, `Something went wrong on our side. Please try again. Reference: ${requestId}`);
};

import { type RequestHandler, type Response, Router } from "express";
import type { Readiness } from "./ready.ts";

/**
 * `/healthz`: the process runs. `/readyz`: it can serve, else 503; what does not work although it serves is named under
 * `degraded`, with 200, for another process would not do better.
 *
 * @param findReadiness a rejection counts as "not ready"
 */
export function health(findReadiness: () => Promise<Readiness>): RequestHandler {
  const respond = (res: Response, answer: object, code = 200) => res.status(code).set("Cache-Control", "no-store").json(answer);
  return Router()
    .get("/healthz", (_, res) => void respond(res, { status: "ok" }))
    .get("/readyz", async (_, res) => {
      const { isReady, degraded } = await findReadiness().catch((): Readiness => ({ isReady: false, degraded: [] }));
      if (!isReady) respond(res, { status: "not ready" }, 503);
      else respond(res, degraded.length > 0 ? { status: "ready", degraded } : { status: "ready" });
    });
}

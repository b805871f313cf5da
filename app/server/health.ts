import { type RequestHandler, type Response, Router } from "express";

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, else 503.
 *
 * @param isReady whether the database answers and has every migration; a rejection counts as no
 */
export function health(isReady: () => Promise<boolean>): RequestHandler {
  const say = (res: Response, status: string, code = 200) => res.status(code).set("Cache-Control", "no-store").json({ status });
  return Router()
    .get("/healthz", (_, res) => void say(res, "ok"))
    .get("/readyz", async (_, res) => {
      const ready = await isReady().catch(() => false);
      say(res, ready ? "ready" : "not ready", ready ? 200 : 503);
    });
}

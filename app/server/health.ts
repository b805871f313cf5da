import { type RequestHandler, Router } from "express";

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, else 503.
 *
 * @param isReady whether the database answers and has every migration; a rejection counts as no
 */
export function health(isReady: () => Promise<boolean>): RequestHandler {
  const router = Router();
  router.use((_, res, next) => {
    res.set("Cache-Control", "no-store");
    next();
  });
  router.get("/healthz", (_, res) => void res.json({ status: "ok" }));
  router.get("/readyz", async (_, res) => {
    const ready = await isReady().catch(() => false);
    res.status(ready ? 200 : 503).json({ status: ready ? "ready" : "not ready" });
  });
  return router;
}

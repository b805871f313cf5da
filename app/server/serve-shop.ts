import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { broadcastDevReady, type ServerBuild } from "@remix-run/node";
import { env, ownOrigins } from "#app/platform/env.server.ts";
import type { Tasks } from "#app/platform/jobs.server.ts";
import { listenForFacts, stopListeningForFacts } from "#app/platform/kept-facts.server.ts";
import { createShopApp } from "./app.ts";
import { listen } from "./listen.ts";
import { pagesOf } from "./pages.ts";
import { isReady } from "./ready.ts";
import { whenStopping } from "./stop.ts";

/** What Remix built: the pages, and what `entry.server` hands out with them for the server to call. */
export type ShopBuild = ServerBuild & { entry: { module: { tasks: Tasks; offerOwnerSetup: () => Promise<string | null> } } };

/** Loads what Remix built. It takes about as long as starting PostgreSQL, so begin both together. */
export const loadBuild = (): Promise<ShopBuild> => import(pathToFileURL(resolve("build/index.js")).href);

/**
 * Serves the shop from this process; its database must be open.
 *
 * @returns the port
 */
export async function serveShop(build: ShopBuild): Promise<number> {
  whenStopping(stopListeningForFacts);
  await listenForFacts();
  const developing = env.NODE_ENV === "development";
  const app = createShopApp({
    pages: pagesOf(build, env.NODE_ENV),
    isReady,
    originsAt: ownOrigins,
    publicFolder: "public",
    https: env.APP_ORIGIN?.startsWith("https:"),
    trustProxy: env.TRUST_PROXY,
    compress: env.COMPRESSION,
    liveReload: developing,
  });
  const { port, close } = await listen(app, { port: env.PORT, host: env.HOST });
  whenStopping(close);
  if (developing) await broadcastDevReady(build);
  return port;
}

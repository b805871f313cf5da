import type { IncomingMessage, RequestListener } from "node:http";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { broadcastDevReady } from "@remix-run/node";
import type { Express } from "express";
import {
  flushNotifications,
  isListeningForChanges,
  listenForChanges,
  stopListeningForChanges,
  subscribeToChanges,
} from "#app/platform/cached-read.server.ts";
import { env, machineOrigins, ownOrigins } from "#app/platform/env.server.ts";
import type { Tasks } from "#app/platform/jobs.server.ts";
import { stopOrderEvents } from "#app/platform/order-events.server.ts";
import { createShopApp } from "./app.ts";
import { buildFolder } from "./build-folder.ts";
import { connectionsNeeded } from "./connection-budget.ts";
import { connectionLimits } from "./connection-limits.ts";
import { descriptorLimit } from "./descriptors.ts";
import { hostCookies } from "./host-cookies.ts";
import { atKnownHost } from "./known-host.ts";
import { listen } from "./listen.ts";
import { cachePages } from "./page-cache/page-cache.ts";
import type { Render } from "./page-cache/render-page.ts";
import { loaderOf, type PageBuild, pagesOf, refusalPageOf, rendererOf } from "./pages.ts";
import { answerPersonal } from "./personal-answer.ts";
import { findReadiness } from "./ready.ts";
import { withoutForeignIds } from "./request-id.ts";
import { headersOf, securityHeaders, sharedPolicy } from "./security-headers.ts";
import { whenStopping } from "./stop.ts";
import { uploadsOf } from "./uploads-of.ts";

/** What Remix built: the pages, and what `entry.server` hands out with them for the server to call. */
export type ShopBuild = PageBuild & { entry: { module: { tasks: Tasks; offerOwnerSetup: () => Promise<string | null> } } };

/** Loads what Remix built. It takes about as long as starting PostgreSQL, so begin both together. */
export const loadBuild = (): Promise<ShopBuild> => import(pathToFileURL(resolve(buildFolder, "index.js")).href);

/**
 * Serves the shop from this process; its database must be open.
 *
 * @returns the port
 */
export async function serveShop(build: ShopBuild): Promise<number> {
  whenStopping(stopListeningForChanges);
  await listenForChanges();
  const developing = env.NODE_ENV === "development";
  const https = env.APP_ORIGIN?.startsWith("https:") ?? false;
  const render = rendererOf(build, env.NODE_ENV);
  const app = createShopApp({
    pages: pagesOf(render),
    findReadiness,
    uploadAt: uploadsOf(build.routes),
    refusalPage: refusalPageOf(build),
    originsAt: ownOrigins,
    publicFolder: "public",
    https,
    hstsSubdomains: env.HSTS_SUBDOMAINS,
    trustProxy: env.TRUST_PROXY,
    compress: env.COMPRESSION,
    liveReload: developing,
  });
  const answer = env.PAGE_CACHE && !developing ? withPageCache(app, build, render, https) : app;
  const isProxy = proxyTest(app);
  const hosts = { origin: env.APP_ORIGIN, innerHosts: machineHosts, isProxy };
  const reserved = connectionsNeeded({ workers: 1, pool: env.DATABASE_POOL });
  const { port, close } = await listen(atKnownHost(withoutForeignIds(hostCookies(answer, { https }), isProxy), hosts), {
    port: env.PORT,
    host: env.HOST,
    limits: connectionLimits({ descriptors: descriptorLimit(), reserved }),
    isProxy,
  });
  whenStopping(close);
  whenStopping(stopOrderEvents); // before the listener, which waits for open responses: the live orders' stream has no end of its own
  if (developing) await broadcastDevReady(build);
  return port;
}

/** The hosts of this machine as requests name them. */
const machineHosts = (port?: number): string[] => machineOrigins(port).map((origin) => new URL(origin).host);

/** Whether an address is one of the proxies that `TRUST_PROXY` names, as express reads it. */
const proxyTest = (app: Express) => {
  const trusts = app.get("trust proxy fn") as (address: string, hop: number) => boolean;
  return (address: string) => trusts(address, 0);
};

/** Serves the shared pages, and the data of a visitor that they load, ahead of the app. */
function withPageCache(app: RequestListener, build: ShopBuild, render: Render, https: boolean): RequestListener {
  const headers = Object.entries(headersOf(securityHeaders({ https, subdomains: env.HSTS_SUBDOMAINS })))
    .flat()
    .map(String);
  const pages = cachePages(app, {
    render,
    headers,
    policyOf: (scripts) => sharedPolicy({ https }, scripts),
    isSubscribed: isListeningForChanges,
    flushNotifications,
    onChange: subscribeToChanges,
    originOf,
    compress: env.COMPRESSION,
  });
  return answerPersonal(pages, {
    load: loaderOf(build, "api/personal"),
    headers: [...headers, "Content-Security-Policy", sharedPolicy({ https }, [])],
    originOf,
    compress: env.COMPRESSION,
  });
}

/** The origins that were named, by the host of the request: found once, as every request is asked. */
const named = new Map<string, string>();

/** The origin that a request names; null for a host that the shop is not known by. */
function originOf({ headers: { host = "" }, socket }: IncomingMessage): string | null {
  if (env.APP_ORIGIN) return env.APP_ORIGIN;
  const known = named.get(host);
  if (known) return known;
  const origin = ownOrigins(socket.localPort).find((origin) => origin === `http://${host}`);
  if (origin) named.set(host, origin);
  return origin ?? null;
}

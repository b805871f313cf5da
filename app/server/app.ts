import compression from "compression";
import express, { type Express, type RequestHandler } from "express";
import { bodyBytes, type UploadKind } from "#app/http/route-bodies.ts";
import { inRequestScope } from "#app/platform/request-scope.server.ts";
import { bodyLimit } from "./body-limit.ts";
import { bodyTimeout, slowestBody, slowestUpload } from "./body-timeout.ts";
import { health } from "./health.ts";
import { withHostCookies } from "./host-cookies.ts";
import { lastResortError } from "./last-resort-error.ts";
import { originCheck } from "./origin-check.ts";
import type { Readiness } from "./ready.ts";
import type { RefusalPage } from "./refusal-page.ts";
import { requestId } from "./request-id.ts";
import { requestLog } from "./request-log.ts";
import { contentPolicy, securityHeaders } from "./security-headers.ts";
import { staticFiles } from "./static-files.ts";
import type { UploadAt } from "./uploads-of.ts";
import { wellFormed } from "./well-formed.ts";

const megabyte = 1024 * 1024;

/** Uploads over half a megabit take minutes; other bodies that slow only occupy a connection. */
function timeBodies({ usual, upload }: BodyTimeouts, uploadAt: UploadAt): RequestHandler {
  const [timeWords, timeUpload] = [bodyTimeout(usual), bodyTimeout(upload)];
  return (req, res, next) => (uploadAt(req.path) ? timeUpload : timeWords)(req, res, next);
}

/** Visitors write a message at most, staff a page of text; what a route takes beyond, it says itself. */
function limitBodies(uploadAt: UploadAt, showPage?: RefusalPage): RequestHandler {
  const [limitVisitorsText, limitText] = [megabyte / 8, megabyte].map((max) => bodyLimit(max, showPage)) as [
    RequestHandler,
    RequestHandler,
  ];
  const limitUpload: Record<UploadKind, RequestHandler> = {
    picture: bodyLimit(bodyBytes.picture, showPage),
    "two-pictures": bodyLimit(bodyBytes["two-pictures"], showPage),
    file: bodyLimit(bodyBytes.file, showPage),
  };
  const limitAt = (path: string) => {
    const kind = uploadAt(path);
    if (kind) return limitUpload[kind];
    return /^\/admin(?![^./])/i.test(path) ? limitText : limitVisitorsText;
  };
  return (req, res, next) => limitAt(req.path)(req, res, next);
}

/** How long the body of a request may take to come, milliseconds. */
type BodyTimeouts = { usual: number; upload: number };

/** The settings of the HTTP server: its page handler, what its routes upload, its files, its own origins, its trusted proxies. */
export type ShopApp = {
  pages: RequestHandler;
  findReadiness: () => Promise<Readiness>;
  uploadAt: UploadAt;
  refusalPage?: RefusalPage;
  originsAt: (port?: number) => readonly string[];
  publicFolder: string;
  https?: boolean;
  hstsSubdomains?: boolean;
  trustProxy?: string;
  bodyTimeouts?: BodyTimeouts;
  compress?: boolean;
  liveReload?: boolean;
};

/** The middleware of every request, in order: cheap refusals first, Remix last. */
export function createShopApp({
  pages,
  findReadiness,
  uploadAt,
  refusalPage,
  originsAt,
  publicFolder,
  https = false,
  hstsSubdomains = false,
  trustProxy = "",
  bodyTimeouts = { usual: slowestBody, upload: slowestUpload },
  compress = true,
  liveReload = false,
}: ShopApp): Express {
  const app = express();
  app.disable("x-powered-by").disable("etag").set("trust proxy", trusted(trustProxy));
  app.use(withHostCookies(https), health(findReadiness), requestId, securityHeaders({ https, subdomains: hstsSubdomains }));
  if (compress) app.use(compression());
  app.use(wellFormed, staticFiles(publicFolder), requestLog);
  app.use(
    contentPolicy({ https, liveReload }), // the pages of refusals have it too
    originCheck(originsAt, refusalPage),
    timeBodies(bodyTimeouts, uploadAt),
    limitBodies(uploadAt, refusalPage),
  );
  app.use(scoped(pages), lastResortError);
  return app;
}

/** `TRUST_PROXY` is a number of hops, or addresses and names (`loopback`) as express takes them; empty trusts none. */
function trusted(proxies: string): number | string | false {
  if (/^\d+$/.test(proxies)) return Number(proxies);
  return proxies || false;
}

const scoped =
  (pages: RequestHandler): RequestHandler =>
  (req, res, next) =>
    inRequestScope({ requestId: res.locals.requestId, address: req.ip ?? "" }, () => pages(req, res, next));

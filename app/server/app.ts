import compression from "compression";
import express, { type Express, type RequestHandler } from "express";
import { inRequestScope } from "#app/platform/request-scope.server.ts";
import { bodyLimit } from "./body-limit.ts";
import { bodyTimeout, slowestBody, slowestUpload } from "./body-timeout.ts";
import { health } from "./health.ts";
import { lastResortError } from "./last-resort-error.ts";
import { originCheck } from "./origin-check.ts";
import type { Readiness } from "./ready.ts";
import { requestId } from "./request-id.ts";
import { requestLog } from "./request-log.ts";
import { contentPolicy, securityHeaders } from "./security-headers.ts";
import { staticFiles } from "./static-files.ts";
import { wellFormed } from "./well-formed.ts";

const megabyte = 1024 * 1024;

const limitVisitorsText = bodyLimit(megabyte / 8);
const limitText = bodyLimit(megabyte);
const limitPicture = bodyLimit(5.5 * megabyte);
const limitTwoPictures = bodyLimit(10.5 * megabyte);
const limitFile = bodyLimit(9 * megabyte);

/** Where a form may carry a picture: a person's own, a product's, a category's, the home page's; others are sent ahead of their forms. */
const takesPicture =
  /^\/(profile\/picture|admin\/picture|admin\/products\/(new|[1-9]\d*)|admin\/categories|admin\/content\/(banners|pages))(\.data)?$/;

/** A slide has one picture for wide screens and one for phones. */
const takesTwoPictures = /^\/admin\/content(\.data)?$/;

/** A product file may have 8 MB; its page refuses larger ones, the largest are not even read. */
const takesFile = /^\/admin\/products\/import(\.data)?$/;

const isUpload = (path: string): boolean => [takesPicture, takesTwoPictures, takesFile].some((pattern) => pattern.test(path));

/** Uploads over half a megabit take minutes; other bodies that slow only occupy a connection. */
function timeBodies({ usual, upload }: BodyTimeouts): RequestHandler {
  const [timeWords, timeUpload] = [bodyTimeout(usual), bodyTimeout(upload)];
  return (req, res, next) => (isUpload(req.path) ? timeUpload : timeWords)(req, res, next);
}

/** Visitors write a message at most, staff a page of text; a picture may have 5 MB, and its form some words around it. */
const limitBodies: RequestHandler = (req, res, next) => limitAt(req.path)(req, res, next);

function limitAt(path: string): RequestHandler {
  if (takesPicture.test(path)) return limitPicture;
  if (takesTwoPictures.test(path)) return limitTwoPictures;
  if (takesFile.test(path)) return limitFile;
  return /^\/admin(?![^./])/i.test(path) ? limitText : limitVisitorsText;
}

/** How long the body of a request may take to come, milliseconds. */
type BodyTimeouts = { usual: number; upload: number };

/** The settings of the HTTP server: its page handler, its files, its own origins, its trusted proxies. */
export type ShopApp = {
  pages: RequestHandler;
  findReadiness: () => Promise<Readiness>;
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
  app.use(health(findReadiness), requestId, securityHeaders({ https, subdomains: hstsSubdomains }));
  if (compress) app.use(compression());
  app.use(wellFormed, staticFiles(publicFolder), requestLog);
  app.use(originCheck(originsAt), timeBodies(bodyTimeouts), limitBodies, contentPolicy({ https, liveReload }));
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

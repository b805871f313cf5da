import { randomBytes } from "node:crypto";
import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { type RequestHandler, Router } from "express";
import helmet from "helmet";

const nonceOf = (_: IncomingMessage, res: ServerResponse): string =>
  `'nonce-${(res as unknown as { locals: { cspNonce: string } }).locals.cspNonce}'`;

const giveNonce: RequestHandler = (_, res, next) => {
  res.locals.cspNonce = randomBytes(16).toString("base64");
  next();
};

/**
 * The security headers of every response. HSTS is set only by a shop that is on https, and for subdomains only when configured:
 * another server of that domain may have no certificate.
 */
export const securityHeaders = ({ https, subdomains = false }: { https: boolean; subdomains?: boolean }): RequestHandler =>
  helmet({
    contentSecurityPolicy: false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: subdomains },
    xFrameOptions: { action: "deny" },
  });

type Source = string | ((req: IncomingMessage, res: ServerResponse) => string);

/** What a page may load and do, with the scripts that it may run beyond those of our own files. */
const policy = ({ https, liveReload = false }: { https: boolean; liveReload?: boolean }, scripts: readonly Source[]) =>
  helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: {
      "default-src": ["'self'"],
      "script-src": ["'self'", ...scripts],
      "style-src": ["'self'", "'unsafe-inline'"],
      "img-src": ["'self'", "data:", "blob:"],
      "frame-src": ["https://www.youtube-nocookie.com"], // a video that somebody chose to play
      "connect-src": ["'self'", ...(liveReload ? ["ws:"] : [])],
      "form-action": ["'self'", "https://wa.me"],
      "frame-ancestors": ["'none'"],
      "base-uri": ["'none'"],
      "object-src": ["'none'"],
      ...(https && { "upgrade-insecure-requests": [] }),
    },
  });

/**
 * The policy of a page made for one request: scripts need its nonce (`res.locals.cspNonce`).
 *
 * @param liveReload true while developing: the browser then keeps a web socket to `remix dev`
 */
export function contentPolicy(options: { https: boolean; liveReload: boolean }): RequestHandler {
  return Router().use(giveNonce, policy(options, [nonceOf]));
}

/** The policy of a page made for many: scripts are known by their hashes. */
export function sharedPolicy(options: { https: boolean }, hashes: readonly string[]): string {
  return String(headersOf(policy(options, hashes))["content-security-policy"]);
}

/** The headers that a middleware gives to every answer alike. */
export function headersOf(middleware: RequestHandler): OutgoingHttpHeaders {
  const req = new IncomingMessage(new Socket());
  const res = new ServerResponse(req);
  middleware(req as Parameters<RequestHandler>[0], res as Parameters<RequestHandler>[1], () => undefined);
  return res.getHeaders();
}

import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type RequestHandler, Router } from "express";
import helmet from "helmet";

const nonceOf = (_: IncomingMessage, res: ServerResponse): string =>
  `'nonce-${(res as unknown as { locals: { cspNonce: string } }).locals.cspNonce}'`;

const giveNonce: RequestHandler = (_, res, next) => {
  res.locals.cspNonce = randomBytes(16).toString("base64");
  next();
};

/** What browsers are told about every answer. HSTS is promised only by a shop that is on https. */
export const securityHeaders = ({ https }: { https: boolean }): RequestHandler =>
  helmet({
    contentSecurityPolicy: false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: https && { maxAge: 31_536_000 },
    xFrameOptions: { action: "deny" },
  });

/**
 * What a page may load and do. Scripts need the request's nonce (`res.locals.cspNonce`).
 *
 * @param liveReload true while developing: the browser then keeps a web socket to `remix dev`
 */
export function contentPolicy({ https, liveReload }: { https: boolean; liveReload: boolean }): RequestHandler {
  const policy = helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: {
      "default-src": ["'self'"],
      "script-src": ["'self'", nonceOf],
      "style-src": ["'self'", "'unsafe-inline'"],
      "img-src": ["'self'", "data:", "blob:"],
      "frame-src": ["https://www.youtube-nocookie.com"], // a video that somebody chose to play
      "connect-src": ["'self'", ...(liveReload ? ["ws:"] : [])],
      "form-action": ["'self'", "https://wa.me"],
      "frame-ancestors": ["'none'"],
      "base-uri": ["'self'"],
      "object-src": ["'none'"],
      ...(https && { "upgrade-insecure-requests": [] }),
    },
  });
  return Router().use(giveNonce, policy);
}

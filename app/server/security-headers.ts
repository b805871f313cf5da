import { randomBytes } from "node:crypto";
import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { RequestHandler } from "express";
import helmet from "helmet";

/** Ourselves and the one player whose frames a page may hold. */
const withPlayer = '(self "https://www.youtube-nocookie.com")';

/** What a browser may give a page of the shop: the search is spoken, videos are played, and nothing else of a device is used. */
const usedFeatures: Readonly<Record<string, string>> = {
  microphone: "(self)",
  autoplay: withPlayer,
  "encrypted-media": withPlayer,
  fullscreen: withPlayer,
  "picture-in-picture": withPlayer,
};

/** The powers of a device that pages may ask for. */
const features = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
] as const;

/**
 * The value of `Permissions-Policy`: all features are denied but those that pages use, and those that one page is given beside.
 *
 * @param given features of this page, such as `camera` where bar codes are scanned
 */
export const permissionsPolicy = (given: readonly (typeof features)[number][] = []): string =>
  features.map((name) => `${name}=${given.includes(name) ? "(self)" : (usedFeatures[name] ?? "()")}`).join(", ");

/**
 * The security headers of every response. HSTS is set only by a shop that is on https, and for subdomains only when configured:
 * another server of that domain may have no certificate.
 */
export function securityHeaders({ https, subdomains = false }: { https: boolean; subdomains?: boolean }): RequestHandler {
  const all = headersOf(
    helmet({
      contentSecurityPolicy: false,
      referrerPolicy: { policy: "strict-origin-when-cross-origin" },
      strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: subdomains },
      xFrameOptions: { action: "deny" },
    }),
  );
  all["permissions-policy"] = permissionsPolicy();
  const headers = Object.entries(all).map(([name, value]) => [name, String(value)] as const); // the same for every request
  return (_, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
}

type PolicyOptions = { https: boolean; liveReload?: boolean };

/** What a page may load and do. The policy of a page made for many: the scripts it may run beyond our own files are known by their hashes. */
export const sharedPolicy = ({ https, liveReload = false }: PolicyOptions, scripts: readonly string[]): string =>
  String(
    headersOf(
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
      }),
    )["content-security-policy"],
  );

/**
 * The policy of a page made for one request: scripts need its nonce (`res.locals.cspNonce`).
 *
 * @param liveReload true while developing: the browser then keeps a web socket to `remix dev`
 */
export function contentPolicy(options: { https: boolean; liveReload: boolean }): RequestHandler {
  const noNonce = "'nonce-'";
  const [before, after] = sharedPolicy(options, [noNonce]).split(noNonce);
  return (_, res, next) => {
    const nonce = randomBytes(16).toString("base64");
    res.locals.cspNonce = nonce;
    res.setHeader("Content-Security-Policy", `${before}'nonce-${nonce}'${after}`);
    next();
  };
}

/** The headers that a middleware gives to every answer alike. */
export function headersOf(middleware: RequestHandler): OutgoingHttpHeaders {
  const req = new IncomingMessage(new Socket());
  const res = new ServerResponse(req);
  middleware(req as Parameters<RequestHandler>[0], res as Parameters<RequestHandler>[1], () => undefined);
  return res.getHeaders();
}

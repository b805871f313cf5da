import { createRequestHandler } from "@remix-run/express";
import type { ServerBuild } from "@remix-run/node";
import type { RequestHandler } from "express";
import { partOf, segmentsOf } from "./build-parts.ts";

/** Remix as one request handler: each address is served by the part of the build that knows it, any other by the whole. */
export function pagesOf(build: ServerBuild, mode: string): RequestHandler {
  const serve = (part: ServerBuild): RequestHandler =>
    createRequestHandler({
      build: part,
      mode,
      getLoadContext: (req, res) => ({ cspNonce: res.locals.cspNonce, requestId: res.locals.requestId, address: req.ip ?? "" }),
    });
  const whole = serve(build);
  const parts = new Map(segmentsOf(build).map((segment) => [segment, serve(partOf(build, segment))]));
  return (req, res, next) => (parts.get(segmentAt(req.path)) ?? whole)(req, res, next);
}

/** The first segment of an address; a page's data is at `/products.data`, the home page's at `/_root.data`. */
function segmentAt(path: string): string {
  const [, first = ""] = path.split("/", 2);
  const page = first.replace(/\.data$/, "");
  return page === "_root" ? "" : page;
}

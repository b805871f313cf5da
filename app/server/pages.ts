import { createRequestHandler } from "@remix-run/express";
import { createRequestHandler as createRenderer, type ServerBuild } from "@remix-run/node";
import type { RequestHandler } from "express";
import { partOf, segmentsOf } from "./build-parts.ts";
import type { Render } from "./page-cache/make-page.ts";

/** Something for each part of the build: each address is served by the part that knows it, any other by the whole. */
function perPart<Server>(build: ServerBuild, serve: (part: ServerBuild) => Server): (path: string) => Server {
  const whole = serve(build);
  const parts = new Map(segmentsOf(build).map((segment) => [segment, serve(partOf(build, segment))]));
  return (path) => parts.get(segmentAt(path)) ?? whole;
}

/** Remix as one request handler. */
export function pagesOf(build: ServerBuild, mode: string): RequestHandler {
  const serverAt = perPart(build, (part) =>
    createRequestHandler({
      build: part,
      mode,
      getLoadContext: (req, res) => ({ cspNonce: res.locals.cspNonce, requestId: res.locals.requestId, address: req.ip ?? "" }),
    }),
  );
  return (req, res, next) => serverAt(req.path)(req, res, next);
}

/** Remix without a server around it, for pages that are made ahead of their visitors. */
export function rendererOf(build: ServerBuild, mode: string): Render {
  const rendererAt = perPart(build, (part) => createRenderer(part, mode));
  return (request, page) => rendererAt(new URL(request.url).pathname)(request, page);
}

/** The first segment of an address; a page's data is at `/products.data`, the home page's at `/_root.data`. */
function segmentAt(path: string): string {
  const [, first = ""] = path.split("/", 2);
  const page = first.replace(/\.data$/, "");
  return page === "_root" ? "" : page;
}

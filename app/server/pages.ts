import { createRemixRequest, sendRemixResponse } from "@remix-run/express/dist/server.js";
import { type AppLoadContext, createRequestHandler as createRenderer, type ServerBuild } from "@remix-run/node";
import type { RequestHandler, Response as ShopResponse } from "express";
import { answeredOnce } from "#app/http/answered-once.server.ts";
import { answerInLanguage, inAskedLanguage } from "#app/http/form-in-language.server.ts";
import { isDocumentRequest } from "#app/http/return-to.server.ts";
import { isBufferedResponse } from "#app/platform/buffered-response.ts";
import { requestScope } from "#app/platform/request-scope.server.ts";
import type { Render } from "./page-cache/render-page.ts";
import type { RefusalPage } from "./refusal-page.ts";
import { firstSegments, routeSubset, withHalfManifest } from "./route-subset.ts";
import { sendStream } from "./send-stream.ts";

type BareAnswer = { status: number; requestId: string; body?: unknown; headers?: Headers };

/** A build, how it renders the page in place of an answer that is none, and where it leads who sent a form to what answers scripts. */
export type PageBuild = ServerBuild & {
  entry: {
    module: {
      renderErrorDocument: (request: globalThis.Request, answer: BareAnswer) => Response;
      leadBack: (request: globalThis.Request, answer: Response) => Response;
    };
  };
};

/** After how long somebody who was refused as busy may try again, seconds. Remix drops what an action says of it. */
const busyFor = "5";

const typeOf = ({ headers }: Response): string => headers.get("Content-Type") ?? "";

/** Remix answers an error of a route without a page as plain text, and what such a route returns or throws as it is: JSON, or nothing. */
const isBareRefusal = (answer: Response): boolean => answer.status >= 400 && !typeOf(answer).startsWith("text/html");

/** What a form's route answers to a script that sent it. */
const isForScripts = (answer: Response): boolean =>
  answer.ok && typeOf(answer).startsWith("application/json") && !answer.headers.has("Content-Disposition");

/** Remix answers every error of data or of a route without a page as 500; where it is the database's (`unavailable`), it is 503 as for pages. */
function asUnavailable(answer: Response): Response {
  const isIt = answer.status === 500 && requestScope()?.isUnavailable;
  return isIt ? new Response(answer.body, { status: 503, headers: answer.headers }) : answer;
}

/** What a browser shows in place of an answer that is no page; others are returned as they are. */
async function asPage(build: PageBuild, request: globalThis.Request, answer: Response, requestId: string): Promise<Response> {
  const { renderErrorDocument, leadBack } = build.entry.module;
  if (isBareRefusal(answer)) {
    const body: unknown = typeOf(answer).startsWith("application/json") ? await answer.json().catch(() => null) : null;
    return renderErrorDocument(request, { status: answer.status, requestId, body, headers: answer.headers });
  }
  return request.method === "POST" && isForScripts(answer) ? leadBack(request, answer) : answer;
}

/**
 * Remix without a server around it: each URL is rendered by the subset of the build with its route. A browser is always shown a page, also
 * where a route without one refuses or breaks. The data of pages carries its
 * build, so that a tab of another one loads its next page whole (`app/ui/other-build.ts`).
 */
export function rendererOf(given: PageBuild, mode: string): Render {
  const build = withFormFrame(given);
  const rendererFor = (part: ServerBuild, segment: string) =>
    createRenderer(mode === "production" ? withHalfManifest(part, segment) : part, mode); // only a production build is parted for browsers
  const whole = rendererFor(build, "");
  const parts = new Map(firstSegments(build).map((segment) => [segment, rendererFor(routeSubset(build, segment), segment)]));
  return async (sent, page) => {
    const request = await inAskedLanguage(sent);
    const { pathname } = new URL(request.url);
    const answer = asUnavailable(await (parts.get(segmentAt(pathname)) ?? whole)(request, page));
    if (answer.status === 503 && !answer.headers.has("Retry-After")) answer.headers.set("Retry-After", busyFor);
    if (pathname.endsWith(".data")) answer.headers.set("X-Build", build.assets.version);
    else if (isDocumentRequest(request)) return asPage(build, request, answer, page.requestId);
    return answer;
  };
}

/** What holds of the forms of every route: a change of language does nothing else, and two equal posts under one save key do it once. */
function withFormFrame(build: PageBuild): PageBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const action = route?.module.action;
    if (!route || !action) return [id, route] as const;
    const once = answeredOnce(action);
    const ofPage: typeof action = async (args) => (await answerInLanguage(args)) ?? (await once(args));
    return [id, { ...route, module: { ...route.module, action: route.module.default ? ofPage : once } }] as const;
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

/** Asks a loader as Remix does. */
type LoadDirectly = (request: globalThis.Request, context: AppLoadContext) => Promise<Response>;

/** The loader of one resource route by its path, called without Remix around it. */
export function loaderOf(build: ServerBuild, path: string): LoadDirectly {
  const route = Object.values(build.routes).find((each) => each?.path === path);
  const loader = route?.module.loader;
  if (!loader) throw new Error(`The build has no loader at ${path}.`);
  return async (request, context) => (await loader({ request, params: {}, context })) as Response;
}

/**
 * Answers what is refused ahead of all pages, such as a body too large to be read: with a page where a browser would show it.
 *
 * @returns whether it has answered
 */
export const refusalPageOf =
  (build: PageBuild): RefusalPage =>
  (req, res, refusal) => {
    const headers = new Headers({ Host: req.get("host") ?? "" });
    for (const name of ["Accept", "Sec-Fetch-Dest", "Referer", "Cookie"]) {
      const value = req.get(name);
      if (value) headers.set(name, value);
    }
    const request = new globalThis.Request(`${req.protocol}://${req.get("host")}${req.originalUrl}`, { method: "POST", headers });
    if (!isDocumentRequest(request)) return false;
    const page = build.entry.module.renderErrorDocument(request, { ...refusal, requestId: res.locals.requestId });
    void send(res, page);
    return true;
  };

/** Remix as one request handler. */
export function pagesOf(render: Render): RequestHandler {
  return async (req, res, next) => {
    try {
      const { cspNonce, requestId } = res.locals;
      await send(res, await render(createRemixRequest(req, res), { cspNonce, requestId, address: req.ip ?? "" }));
    } catch (problem) {
      next(problem);
    }
  };
}

/** Sends an answer; a page that is there as a whole goes out in one piece, with its length, events as fast as they are taken in. */
async function send(res: ShopResponse, answer: Response): Promise<void> {
  const isEndless = answer.headers.get("Content-Type") === "text/event-stream";
  if (!isBufferedResponse(answer) && !isEndless) return sendRemixResponse(res, answer);
  res.status(answer.status);
  for (const [name, value] of answer.headers) res.append(name, value);
  if (!isBufferedResponse(answer)) {
    res.flushHeaders();
    return answer.body ? sendStream(res, answer.body) : void res.end();
  }
  res.setHeader("Content-Length", answer.whole.length);
  res.end(answer.whole);
}

/** The first segment of an address; a page's data is at `/products.data`, the home page's at `/_root.data`. Capitals count for nothing. */
function segmentAt(path: string): string {
  const [, first = ""] = path.split("/", 2);
  const page = first.replace(/\.data$/, "").toLowerCase();
  return page === "_root" ? "" : page;
}

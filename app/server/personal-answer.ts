import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { AppLoadContext } from "@remix-run/node";
import { isBufferedResponse } from "#app/platform/buffered-response.ts";
import { inRequestScope } from "#app/platform/request-scope.server.ts";
import { visitorHeaderOf } from "#app/platform/visitor.ts";
import { compressWorthwhile } from "./page-cache/compress-page.ts";
import { requestIdFor } from "./request-id.ts";
import { noteRequest } from "./request-log.ts";

/** The dependencies of the personal answer: its loader, the common response headers, and the origin that a request is for. */
export type PersonalRoute = {
  load: (request: Request, context: AppLoadContext) => Promise<Response>;
  headers: readonly string[];
  /** The origin that the shop is asked under; null for a host that it is not known by. */
  originOf: (req: IncomingMessage) => string | null;
  compress: boolean;
};

const path = "/api/personal";

/**
 * Answers what a shared page loads of its visitor, ahead of everything else: the ways through express and Remix's router together
 * cost more than what the answer reads. All other requests, and those whose loader fails, go on to `answer`.
 */
export function answerPersonal(answer: RequestListener, route: PersonalRoute): RequestListener {
  return (req, res) => {
    const origin = req.method === "GET" && req.url?.startsWith(`${path}?`) ? route.originOf(req) : null;
    if (!origin) return void answer(req, res);
    send(req, res, origin, route).catch(() => (res.headersSent ? res.destroy() : answer(req, res)));
  };
}

async function send(req: IncomingMessage, res: ServerResponse, origin: string, route: PersonalRoute): Promise<void> {
  const requestId = requestIdFor(req.headers["x-request-id"]);
  const request = new Request(`${origin}${req.url}`, { headers: { Cookie: req.headers.cookie ?? "" } });
  const { headers: own, body } = await inRequestScope({ requestId, address: "" }, async () => {
    const loaded = await route.load(request, { cspNonce: "", requestId, address: "" });
    if (!isBufferedResponse(loaded)) throw loaded;
    return { headers: loaded.headers, body: loaded.whole };
  });
  noteRequest(req, res, { requestId, path });
  const headers = [...route.headers, ...[...own].flat(), ...visitorHeaderOf(req), "X-Request-Id", requestId];
  const { bytes, encoding } = await compressWorthwhile(body, route.compress ? req.headers["accept-encoding"] : undefined);
  if (encoding) headers.push("Content-Encoding", encoding);
  headers.push("Content-Length", String(bytes.length));
  res.writeHead(200, headers).end(bytes);
}

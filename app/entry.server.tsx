import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { deleteExpired } from "#app/domain/accounts/delete-expired.server.ts";
import { offerOwnerSetup } from "#app/domain/accounts/owner-setup.server.ts";
import { rankProducts } from "#app/domain/catalog/rank-products.server.ts";
import { remindKhata } from "#app/domain/khata/remind-khata.server.ts";
import { deliverOutbox } from "#app/domain/messaging/deliver-outbox.server.ts";
import { remindCartsByItself } from "#app/domain/messaging/remind-carts.server.ts";
import { remindRepeats } from "#app/domain/messaging/remind-repeats.server.ts";
import { mergePaymentDaySums } from "#app/domain/payments/payment-day-sums.server.ts";
import { drawDuePictures } from "#app/domain/product-drawings/draw-due-pictures.server.ts";
import { pushes } from "#app/domain/push/pushes.server.ts";
import { runDueCampaigns } from "#app/domain/push/run-campaigns.server.ts";
import { checkBooks } from "#app/domain/reports/check-books.server.ts";
import { requestedPage } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { errors } from "#app/i18n/errors.ts";
import { translator } from "#app/i18n/translate.ts";
import { refusalTexts } from "#app/pages/refusal-texts.server.ts";
import { bufferedResponse } from "#app/platform/buffered-response.ts";
import { isUnavailable } from "#app/platform/database-errors.ts";
import { hydrationScript } from "#app/platform/hydration-script.ts";
import type { Tasks } from "#app/platform/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { requestScope } from "#app/platform/request-scope.server.ts";
import { ErrorDocument } from "#app/shop/error-document.tsx";
import { FragmentContext } from "#app/ui/fragment.tsx";
import { renderFragment } from "#app/ui/fragment-cache.server.tsx";
import { NonceContext } from "#app/ui/nonce.ts";
import { servedPartsLoaded } from "#app/ui/served-part.tsx";
import styles from "#app/ui/styles/tailwind.css";

/** The background worker, exported beside the pages: one build produces both. */
export const tasks: Tasks = {
  "deliver-outbox": (signal) => deliverOutbox(signal, pushes),
  tidy: async (signal) => {
    await mergePaymentDaySums();
    await deleteExpired(signal);
  },
  "check-books": checkBooks,
  "rank-products": rankProducts,
  "remind-carts": remindCartsByItself,
  "remind-repeats": async (signal) => {
    await remindRepeats(signal);
    await remindKhata(signal);
  },
  "draw-pictures": drawDuePictures,
  "run-campaigns": runDueCampaigns,
};

/** The first-run setup while the shop has no owner. */
export { offerOwnerSetup };

/** Every loader has resolved before the render, so a page is rendered in one go: streaming the same tree costs over twice the CPU. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  page: EntryContext,
  { cspNonce }: Partial<AppLoadContext> = {},
) {
  const loaded = await textOf(page.serverHandoffStream);
  page.serverHandoffStream = undefined;
  await servedPartsLoaded();
  const html = renderToString(
    <NonceContext.Provider value={cspNonce}>
      <FragmentContext.Provider value={request.method === "GET" ? renderFragment : null}>
        <RemixServer context={page} url={request.url} nonce={cspNonce} />
      </FragmentContext.Provider>
    </NonceContext.Provider>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  const wait = status === 429 && !headers.has("Retry-After") && retryAfterOf(page);
  if (wait) headers.set("Retry-After", wait);
  // Without it "back" after a sign-out shows account pages from the browser's cache to the next user.
  headers.append("Vary", "Cookie");
  const answered = status === 500 && requestScope()?.isUnavailable ? 503 : status; // no defect: whoever asked may come again
  const end = html.lastIndexOf("</body>");
  const scripted = page.renderMeta?.didRenderScripts && end >= 0;
  const pieces = scripted ? [html.slice(0, end), hydrationScript(loaded, cspNonce), html.slice(end)] : [html];
  return bufferedResponse([doctype, ...pieces], { status: answered, headers });
}

/** When a refused visitor may come again: Remix drops the header where a route exports no `headers` of its own. */
function retryAfterOf({ staticHandlerContext: { actionHeaders, loaderHeaders } }: EntryContext): string | null {
  const given = [...Object.values(actionHeaders), ...Object.values(loaderHeaders)];
  return given.find((headers) => headers.has("Retry-After"))?.get("Retry-After") ?? null;
}

/** Data of a page is excluded from every cache: also the browser's, which the next user may share. A visitor's has a cart too. */
export function handleDataRequest(answer: Response): Response {
  answer.headers.set("Cache-Control", "private, no-store");
  return answer;
}

/** What an answer without a page said: its status, its body as JSON where it had one, its headers. */
export type BareAnswer = { status: number; requestId: string; body?: unknown; headers?: Headers };

/**
 * The page for a person whose request was answered where no page has an error boundary: a form's own address, a file; or was refused
 * ahead of all pages, as one from another site (403) or one too large (413). What the answer sets, such as cookies, stays.
 */
export function renderErrorDocument(
  request: Request,
  { status, requestId, body, headers = new Headers() }: BareAnswer,
): Response {
  const lang = langOf(request);
  const retryAfter = headers.get("Retry-After");
  const { reference, ...texts } = refusalTexts(lang, { status, requestId, body, retryAfter, back: requestedPage(request) });
  const page = (
    <ErrorDocument
      lang={lang}
      {...texts}
      reference={reference && translator(lang, errors)("reference", { reference })}
      styles={styles}
    />
  );
  const own = new Headers(headers);
  for (const name of ["Content-Length", "Content-Disposition"]) own.delete(name);
  own.set("Content-Type", "text/html; charset=utf-8");
  own.set("Cache-Control", "no-store");
  return bufferedResponse([doctype, renderToStaticMarkup(page)], { status, headers: own });
}

/** Where a browser goes after a form whose route answered for scripts that it was done: the page that the form stood on. */
export const leadBack = (request: Request, { headers }: Response): Response => {
  const own = new Headers({ Location: requestedPage(request) });
  for (const cookie of headers.getSetCookie()) own.append("Set-Cookie", cookie);
  return new Response(null, { status: 303, headers: own });
};

const doctype = "<!DOCTYPE html>";

/** The loader data, encoded by Remix; buffered because the page needs all of it. */
async function textOf(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  if (!stream) return "";
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = "";
  for (let part = await reader.read(); !part.done; part = await reader.read())
    text += decoder.decode(part.value, { stream: true });
  return text + decoder.decode();
}

/** Remix throws its own 404 and 405 as responses: not an error. */
const isAnswer = (error: unknown) => isRouteErrorResponse(error) && error.status < 500;

/**
 * Every unexpected error is logged once, here, with the id that the error page shows; one of a database that had no time or no connection is
 * noted in the request's scope, for its answer is 503.
 */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted || isAnswer(error)) return;
  const scope = requestScope();
  if (scope && isUnavailable(error)) scope.isUnavailable = true;
  log.error({ err: error, requestId: scope?.requestId, path: new URL(request.url).pathname }, "a page broke");
}

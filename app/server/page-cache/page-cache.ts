import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { visitorHeaderOf } from "#app/platform/visitor.ts";
import { requestIdFor } from "../request-id.ts";
import { noteRequest } from "../request-log.ts";
import { compressedOnce, encodingFor } from "./compress-page.ts";
import { type CachedPage, invalidates, invalidatesAll, PageStore } from "./page-store.ts";
import { type RenderedPage, type Rendering, renderPage } from "./render-page.ts";
import { type Personal, type SharedAddress, sharedAddress } from "./shared-address.ts";

const second = 1000;

/** A page this old is made anew behind the visitor's back; one older than `stale` is not shown: the next slot moves on. */
const fresh = 30 * second;
const stale = 120 * second;

/** The timeout of the check whether a page is current; after it a recent one is sent as it is, milliseconds. */
const timeout = 300;

/** All pages together, bytes. */
const maxSize = 64 * 1024 * 1024;

/** Tells the script of a shared page what to load: the frame of a guest, or of an account. */
const personalCookie = (personal: Personal | null) =>
  `personal=${personal ?? ""}; Path=/; Max-Age=${personal ? 31_536_000 : 0}; SameSite=Lax`;

/** A form that a browser posts as a document was not sent by our script: the next page is the browser's own, until the script runs again. */
const noScripts = "scripts=; Path=/; Max-Age=0; SameSite=Lax";

const isDocumentPost = ({ method, headers: { accept = "", cookie = "" } }: IncomingMessage): boolean =>
  method === "POST" && accept.includes("text/html") && cookie.includes("scripts=");

/** The dependencies of the cache: rendering, and change notifications. */
export type PageCache = Rendering & {
  /** False without change notifications; nothing is cached then. */
  isHearing: () => boolean;
  /** Resolves when the notifications of all changes until now have arrived. */
  flushNotifications: () => Promise<void>;
  /** Calls back with the name of what changed, or without for everything. */
  onChange: (listener: (change?: string) => void) => void;
  /** The origin that a page for this request names in its links; null for a host that the shop is not known by. */
  originOf: (req: IncomingMessage) => string | null;
  compress: boolean;
};

/**
 * Answers the pages that are the same for everybody from memory, ahead of everything else the server does; all other requests go on
 * to `answer`. A page is rendered once for concurrent requests, and invalidated by the `NOTIFY` of any change to it, in every process.
 */
export function cachePages(answer: RequestListener, cache: PageCache): RequestListener {
  const store = new PageStore(maxSize);
  const making = new Map<string, UnderWay>();
  const isHeardInTime = hiccup(cache.flushNotifications);
  cache.onChange((change) => {
    store.invalidate(change);
    for (const { changes } of making.values()) changes.push(change);
    if (invalidatesAll(change)) making.clear(); // requests from now on must not share one of them
  });

  const answerOwn: RequestListener = (req, res) => {
    const [name, value] = visitorHeaderOf(req);
    if (name && value) res.setHeader(name, value);
    return answer(req, res);
  };
  const make = async (wanted: Wanted): Promise<RenderedPage> => {
    const { key } = wanted;
    const { page, changes } = making.get(key) ?? begin(wanted);
    const before = changes.length; // the page may lack what was changed before this visitor came
    const made = await page;
    return changes.slice(0, before).some((change) => invalidates(change, key, made)) ? make(wanted) : made;
  };
  const begin = (wanted: Wanted): UnderWay => {
    const { key } = wanted;
    const changes: UnderWay["changes"] = [];
    const begun = { changes, page: renderAndCache(wanted, changes) };
    making.set(key, begun);
    const end = () => void (making.get(key) === begun && making.delete(key));
    begun.page.then(end, end);
    return begun;
  };
  const renderAndCache = async ({ key, origin, ...address }: Wanted, changes: UnderWay["changes"]) => {
    const page = await renderPage(address, origin, cache);
    const isTrue = !changes.some((change) => invalidates(change, key, page));
    if (page.isForAll && !page.isPartial && isTrue && cache.isHearing()) store.add(key, page);
    return page;
  };
  const serve = async (req: IncomingMessage, res: ServerResponse, wanted: Wanted) => {
    if (!(await isHeardInTime())) {
      const cached = store.find(wanted.key);
      if (cached && performance.now() - cached.at < fresh)
        return send(req, res, { page: cached, status: 200, wanted, compress: cache.compress });
      await cache.flushNotifications();
    }
    const cached = store.find(wanted.key);
    const age = cached ? performance.now() - cached.at : Number.POSITIVE_INFINITY;
    if (cached && age < stale) {
      if (age > fresh) make(wanted).catch(() => undefined); // the next request reports it, if it lasts
      return send(req, res, { page: cached, status: 200, wanted, compress: cache.compress });
    }
    const page = await make(wanted);
    if (page.status === 200 && !page.isForAll) return answerOwn(req, res);
    return send(req, res, { page, status: page.status, wanted, compress: cache.compress });
  };

  return (req, res) => {
    if (isDocumentPost(req)) res.appendHeader("Set-Cookie", noScripts);
    const address = cache.isHearing() ? sharedAddress(req.method, req.url, req.headers) : null;
    const origin = address && cache.originOf(req);
    if (!address || !origin) return void answerOwn(req, res);
    const wanted = { ...address, origin, key: `${address.lang} ${origin}${address.path}` };
    serve(req, res, wanted).catch(() => (res.headersSent ? res.destroy() : answerOwn(req, res)));
  };
}

/** A page that is being made, and what was changed meanwhile. */
type UnderWay = { page: Promise<RenderedPage>; changes: (string | undefined)[] };

/** Whether all notifications have arrived; false after a timeout. */
function hiccup(flushNotifications: () => Promise<void>): () => Promise<boolean> {
  let requested: { flushed: Promise<void>; inTime: Promise<boolean> } | undefined;
  return () => {
    const flushed = flushNotifications(); // those who come together share it, and its timer
    if (requested?.flushed === flushed) return requested.inTime;
    const inTime = new Promise<boolean>((resolve) => {
      const timer = setTimeout(resolve, timeout, false);
      flushed
        .then(
          () => resolve(true),
          () => resolve(false),
        )
        .finally(() => clearTimeout(timer));
    });
    requested = { flushed, inTime };
    return inTime;
  };
}

type Wanted = SharedAddress & { key: string; origin: string };
type Sending = { page: CachedPage; status: number; wanted: Wanted; compress: boolean };

async function send(req: IncomingMessage, res: ServerResponse, { page, status, wanted, compress }: Sending): Promise<void> {
  const requestId = requestIdFor(req.headers["x-request-id"]);
  noteRequest(req, res, { requestId, path: wanted.path.split("?", 1)[0] ?? "" });
  const headers = [...page.headers, "X-Request-Id", requestId];
  headers.push(...visitorHeaderOf(req));
  if (!wanted.isMarked) headers.push("Set-Cookie", personalCookie(wanted.personal));
  const encoding = compress ? encodingFor(req.headers["accept-encoding"] as string | undefined) : null;
  const etag = encoding ? page.etag.replace(/"$/, `-${encoding}"`) : page.etag; // other bytes, another tag
  if (status === 200) headers.push("ETag", etag);
  if (status === 200 && req.headers["if-none-match"]?.includes(etag)) return void res.writeHead(304, headers).end();
  const body = encoding ? await compressedOnce(page, encoding) : page.html;
  if (encoding) headers.push("Content-Encoding", encoding);
  headers.push("Content-Length", String(body.length));
  res.writeHead(status, headers).end(req.method === "HEAD" ? undefined : body);
}

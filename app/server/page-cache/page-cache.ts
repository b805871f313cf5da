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

/** Marks for the script of a shared page what to load: the frame of a guest, or of an account. */
const personalCookie = (personal: Personal | null) =>
  `personal=${personal ?? ""}; Path=/; Max-Age=${personal ? 31_536_000 : 0}; SameSite=Lax`;

/** A form that a browser posts as a document was not sent by our script: the next page is the browser's own, until the script runs again. */
const noScripts = "scripts=; Path=/; Max-Age=0; SameSite=Lax";

const isDocumentPost = ({ method, headers: { accept = "", cookie = "" } }: IncomingMessage): boolean =>
  method === "POST" && accept.includes("text/html") && cookie.includes("scripts=");

/** The dependencies of the cache: rendering, and change notifications. */
export type PageCache = Rendering & {
  /** False without change notifications; nothing is cached then. */
  isSubscribed: () => boolean;
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
  const whenNotified = inBatches(cache.flushNotifications);
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
    if (page.isForAll && !page.isPartial && isTrue && cache.isSubscribed()) store.add(key, page);
    return page;
  };
  const findCached = ({ wanted }: Visit, oldest: number): CachedPage | undefined => {
    const cached = store.find(wanted.key);
    const age = cached ? performance.now() - cached.at : Number.POSITIVE_INFINITY;
    if (age >= oldest) return undefined;
    if (age > fresh) make(wanted).catch(() => undefined); // the next request reports it, if it lasts
    return cached;
  };
  const serveRendered = async (visit: Visit) => {
    const page = await make(visit.wanted);
    if (page.status === 200 && !page.isForAll) return answerOwn(visit.req, visit.res);
    return send(visit, page, page.status);
  };
  const serve = (visit: Visit, isNotified: boolean): Promise<void> | undefined => {
    const cached = findCached(visit, isNotified ? stale : fresh);
    if (cached) return send(visit, cached, 200);
    return isNotified ? serveRendered(visit) : cache.flushNotifications().then(() => serve(visit, true));
  };

  return (req, res) => {
    if (isDocumentPost(req)) res.appendHeader("Set-Cookie", noScripts);
    const address = cache.isSubscribed() ? sharedAddress(req.method, req.url, req.headers) : null;
    const origin = address && cache.originOf(req);
    if (!address || !origin) return void answerOwn(req, res);
    const wanted = { ...address, origin, key: `${address.lang} ${origin}${address.path}` };
    const giveUp = () => void (res.headersSent ? res.destroy() : answerOwn(req, res));
    whenNotified((isNotified) => {
      try {
        serve({ req, res, wanted, compress: cache.compress }, isNotified)?.catch(giveUp);
      } catch {
        giveUp();
      }
    });
  };
}

/** A page that is being made, and what was changed meanwhile. */
type UnderWay = { page: Promise<RenderedPage>; changes: (string | undefined)[] };

/**
 * Calls back when all notifications have arrived, or with false after a timeout. Those who come together share one wait and its timer:
 * promises of their own would be a tenth of what a page out of memory costs.
 */
function inBatches(flushNotifications: () => Promise<void>): (callback: NotifiedCallback) => void {
  let last: { flushed: Promise<void>; callbacks: NotifiedCallback[]; isNotified?: boolean } | undefined;
  return (callback) => {
    const flushed = flushNotifications();
    if (last?.flushed === flushed)
      return void (last.isNotified === undefined ? last.callbacks.push(callback) : callback(last.isNotified));
    const batch: typeof last = { flushed, callbacks: [callback] };
    last = batch;
    const call = (isNotified: boolean) => {
      clearTimeout(timer);
      batch.isNotified = isNotified;
      for (const each of batch.callbacks.splice(0)) each(isNotified);
    };
    const timer = setTimeout(call, timeout, false);
    flushed.then(
      () => call(true),
      () => call(false),
    );
  };
}

type NotifiedCallback = (isNotified: boolean) => void;

type Wanted = SharedAddress & { key: string; origin: string };

/** One request for a page. */
type Visit = { req: IncomingMessage; res: ServerResponse; wanted: Wanted; compress: boolean };

/** Sends a page, at once where it has been compressed before. */
function send({ req, res, wanted, compress }: Visit, page: CachedPage, status: number): Promise<void> | undefined {
  const requestId = requestIdFor(req.headers["x-request-id"]);
  noteRequest(req, res, { requestId, path: wanted.path.split("?", 1)[0] ?? "" });
  const headers = [...page.headers, "X-Request-Id", requestId];
  headers.push(...visitorHeaderOf(req));
  if (!wanted.isMarked) headers.push("Set-Cookie", personalCookie(wanted.personal));
  const encoding = compress ? encodingFor(req.headers["accept-encoding"] as string | undefined) : null;
  const etag = encoding ? page.etag.replace(/"$/, `-${encoding}"`) : page.etag; // other bytes, another tag
  if (status === 200) headers.push("ETag", etag);
  if (status === 200 && req.headers["if-none-match"]?.includes(etag)) {
    res.writeHead(304, headers).end();
    return undefined;
  }
  if (encoding) headers.push("Content-Encoding", encoding);
  const finish = (body: Buffer) => {
    headers.push("Content-Length", String(body.length));
    res.writeHead(status, headers).end(req.method === "HEAD" ? undefined : body);
  };
  const body = encoding ? compressedOnce(page, encoding) : page.html;
  if (!Buffer.isBuffer(body)) return body.then(finish);
  finish(body);
  return undefined;
}

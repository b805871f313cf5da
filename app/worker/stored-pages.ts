/// <reference lib="webworker" />
import { prefetchHeader, readVisitor } from "#app/lib/stored-pages.ts";
import { cacheFiles, family } from "./offline.ts";

declare const self: ServiceWorkerGlobalScope;

/** Names the build whose scripts the stored pages run; written in by the bundler. */
declare const BUILD: string;

/** What a shared page loads of its visitor. */
const personal = "/api/personal";

const prefix = `${family}${BUILD}-pages-`;

/** Pages that stay readable, besides the cart and the latest order. */
const maxPages = 20;

/** The delay of storing the page on screen: several changes in a row are one request, milliseconds. */
const delay = 2000;

/** A stored page younger than this is not fetched again, milliseconds. */
const freshFor = 60_000;

/** Visitors whose pages were deleted: an answer of theirs that arrives late is not stored. */
const gone = new Set<string>();

let queue: Promise<unknown> = Promise.resolve();

/** One change of the stored pages at a time: a deletion cannot be overtaken by what was under way before it. */
function enqueue(change: () => Promise<void>): Promise<void> {
  const done = queue.then(change);
  queue = done.catch(() => undefined);
  return done;
}

const listCaches = async () => (await caches.keys()).filter((name) => name.startsWith(prefix));

const pathOf = ({ url }: { url: string }) => new URL(url).pathname;
const isPersonal = (request: { url: string }) => pathOf(request) === personal;
const isOrder = (request: { url: string }) => /^\/order\/\d/.test(pathOf(request));
const isCart = (request: { url: string }) => pathOf(request) === "/cart";

async function deleteCaches(names: readonly string[]): Promise<void> {
  for (const name of names) {
    if (name !== `${prefix}nobody`) gone.add(name.slice(prefix.length));
    await caches.delete(name);
  }
}

/** Deletes every stored page, before whoever signs in or out leaves the device to somebody else. */
export const deleteStoredPages = (): Promise<void> => enqueue(async () => deleteCaches(await listCaches()));

/** Stores a page or a visitor's part of it; deletes those of an earlier visitor even where this one is not stored. */
export async function store(url: string, answer: Response): Promise<void> {
  const read = readVisitor(answer.headers);
  if (!read || gone.has(read.visitor)) return;
  const isWanted = read.isStorable && answer.status === 200 && !answer.redirected;
  const copy = isWanted ? answer.clone() : null;
  await enqueue(async () => {
    if (gone.has(read.visitor)) return;
    const name = prefix + read.visitor;
    await deleteCaches((await listCaches()).filter((other) => other !== name));
    if (!copy) return;
    const cache = await caches.open(name);
    await cache.delete(url, { ignoreVary: true });
    await cache.put(url, copy.clone());
    await deleteOldest(cache);
  });
  if (copy && !isPersonal({ url })) await cacheFiles(await copy.text());
}

/** The oldest come first in a cache's keys. */
async function deleteOldest(cache: Cache): Promise<void> {
  const keys = await cache.keys();
  const latestOrder = keys.filter(isOrder).at(-1);
  const pages = keys.filter((key) => !isPersonal(key) && !isCart(key) && key !== latestOrder);
  const old = [...pages.slice(0, -maxPages), ...keys.filter(isPersonal).slice(0, -maxPages)];
  await Promise.all(old.map((key) => cache.delete(key, { ignoreVary: true })));
}

/** A page as it was stored last; undefined for one that was not. */
export const findStored = (url: string): Promise<Response | undefined> => caches.match(url, { ignoreVary: true });

/** A visitor's part of a shared page; without a network the latest frame, with what was stored of the page itself. */
export async function respondWithPersonal(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  try {
    const answer = await fetch(event.request);
    event.waitUntil(store(url, answer.clone()));
    return answer;
  } catch {
    const [name] = await listCaches();
    const latest = name ? (await (await caches.open(name)).keys()).filter(isPersonal).at(-1) : undefined;
    const [frame, page] = await Promise.all([latest && findStored(latest.url), findStored(url)]);
    if (!frame) return Response.error();
    return Response.json({ ...(await frame.json()), page: page ? (await page.json()).page : {} });
  }
}

const waiting = new Set<string>();

/** Stores the page that a tab shows after it has navigated without a document; tabs of the back office have none. */
export async function storePageOf(clientId: string): Promise<void> {
  if (waiting.has(clientId)) return;
  waiting.add(clientId);
  await new Promise((resolve) => setTimeout(resolve, delay));
  waiting.delete(clientId);
  const shown = await self.clients.get(clientId);
  if (shown) await fetchPage(shown.url.replace(/#.*/, ""));
}

/** Stores the cart again after a change, where it is readable offline; a stored cart must not lack what was added since. */
export async function storeCart(): Promise<void> {
  if (waiting.has("cart")) return;
  waiting.add("cart");
  await new Promise((resolve) => setTimeout(resolve, delay));
  waiting.delete("cart");
  if (await findStored(`${self.location.origin}/cart`)) await fetchPage(`${self.location.origin}/cart`);
  const part = `${self.location.origin}${personal}?page=%2Fcart`;
  await fetch(part).then((answer) => store(part, answer));
}

/** Fetches a page for later. A browser that saves data has only the pages that were loaded as documents. */
export async function fetchPage(url: string): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const known = await findStored(url);
  const isLive = isCart({ url }) || isOrder({ url });
  const isFresh = known && Date.now() - Date.parse(known.headers.get("Date") ?? "") < freshFor;
  if (connection?.saveData || (isFresh && !isLive)) return;
  const headers = { Accept: "text/html", [prefetchHeader.name]: prefetchHeader.value };
  await fetch(url, { headers }).then((answer) => store(url, answer));
}

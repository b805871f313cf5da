/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;

/** Names the build that this worker came with; written in by the bundler. */
declare const BUILD: string;

const page = "/offline";

/** Begins the names of all caches of the shop. */
export const family = "shop-";

const name = `${family}${BUILD}`;

/** Files under /build/ are named by their contents, so a cached one is never out of date. */
export function isAsset({ url }: Request): boolean {
  const { origin, pathname } = new URL(url);
  return origin === self.location.origin && pathname.startsWith("/build/");
}

/** The built files that a page names. */
const filesOf = (html: string) => [...new Set(html.match(/\/build\/[\w./-]+/g))];

/** Caches those of a page's files that are not cached yet. */
export async function cacheFiles(html: string): Promise<void> {
  const cache = await caches.open(name);
  const cached = await Promise.all(filesOf(html).map(async (file) => ((await cache.match(file)) ? [] : [file])));
  await cache.addAll(cached.flat());
}

/** Caches the offline page with its style sheet and fonts. Fetched without cookies, as it is not personal. */
export async function cacheOfflinePage(): Promise<void> {
  const answer = await fetch(page, { credentials: "omit", cache: "reload" });
  if (!answer.ok) throw new Error(`no offline page: ${answer.status}`);
  const files = filesOf(await answer.clone().text());
  const cache = await caches.open(name);
  await Promise.all([cache.put(page, answer), cache.addAll(files)]);
}

/** Deletes the caches of earlier builds. */
export async function deleteOldCaches(): Promise<void> {
  const older = (await caches.keys()).filter((cached) => cached.startsWith(family) && !cached.startsWith(name));
  await Promise.all(older.map((cached) => caches.delete(cached)));
}

/** The page shown without a network. */
export const findOfflinePage = (): Promise<Response | undefined> => caches.match(page);

/** A built file from the cache, else from the network and then cached. */
export async function respondWithAsset(event: FetchEvent): Promise<Response> {
  const cached = await caches.match(event.request, { ignoreVary: true });
  if (cached) return cached;
  const answer = await fetch(event.request);
  if (answer.status === 200) {
    const copy = answer.clone();
    event.waitUntil(caches.open(name).then((cache) => cache.put(event.request, copy)));
  }
  return answer;
}

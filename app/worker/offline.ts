/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;

/** Names the build that this worker came with; written in by the bundler. */
declare const BUILD: string;

const page = "/offline";
const family = "shop-";
const name = `${family}${BUILD}`;

/** Files under /build/ are named by their contents, so a cached one is never out of date. */
export function isAsset({ url }: Request): boolean {
  const { origin, pathname } = new URL(url);
  return origin === self.location.origin && pathname.startsWith("/build/");
}

/** Caches the offline page with its style sheet and fonts. Fetched without cookies, as it is not personal. */
export async function cacheOfflinePage(): Promise<void> {
  const answer = await fetch(page, { credentials: "omit", cache: "reload" });
  if (!answer.ok) throw new Error(`no offline page: ${answer.status}`);
  const files = new Set((await answer.clone().text()).match(/\/build\/[\w./-]+/g));
  const cache = await caches.open(name);
  await Promise.all([cache.put(page, answer), cache.addAll([...files])]);
}

/** Deletes the caches of earlier builds. */
export async function deleteOldCaches(): Promise<void> {
  const older = (await caches.keys()).filter((cached) => cached.startsWith(family) && cached !== name);
  await Promise.all(older.map((cached) => caches.delete(cached)));
}

/** A page from the network; the offline page where there is none. */
export async function respondWithPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return ((await preloadResponse) as Response | undefined) ?? (await fetch(request));
  } catch {
    return (await caches.match(page)) ?? Response.error();
  }
}

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

/// <reference lib="webworker" />
import { cacheOfflinePage, deleteOldCaches, findOfflinePage, isAsset, respondWithAsset } from "./offline.ts";
import { openPage, resubscribe, showPushNotification } from "./push.ts";
import { deleteStoredPages, fetchPage, findStored, respondWithPersonal, store, storeCart, storePageOf } from "./stored-pages.ts";

declare const self: ServiceWorkerGlobalScope;

/** What the service worker does, event by event. A page comes from the server; a stored one is read only while the server can't be reached. */
self.addEventListener("install", (event) => event.waitUntil(cacheOfflinePage()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
  const { request, clientId } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method !== "GET") return onPost(event, pathname);
  if (request.mode === "navigate") event.respondWith(respondWithPage(event));
  else if (isAsset(request)) event.respondWith(respondWithAsset(event));
  else if (pathname === "/api/personal") event.respondWith(respondWithPersonal(event));
  else if (pathname.endsWith(".data")) event.waitUntil(storePageOf(clientId).catch(ignore));
});

/** Whoever signs in or out leaves no page behind; a changed cart is stored again. */
function onPost(event: FetchEvent, pathname: string): void {
  if (/^\/(auth|sign-out)\b/.test(pathname)) event.waitUntil(deleteStoredPages());
  else if (/^\/cart\b/.test(pathname)) event.waitUntil(storeCart().catch(ignore));
}

/** What is stored for later is optional. */
const ignore = () => undefined;

/** A page from the network; without one as it was stored, else the offline page. */
async function respondWithPage(event: FetchEvent): Promise<Response> {
  const { request, preloadResponse } = event;
  try {
    const answer = ((await preloadResponse) as Response | undefined) ?? (await fetch(request));
    event.waitUntil(store(request.url, answer).catch(ignore));
    return answer;
  } catch {
    return (await findStored(request.url)) ?? (await findOfflinePage()) ?? Response.error();
  }
}

self.addEventListener("push", (event) => event.waitUntil(showPushNotification(event.data?.text() ?? "")));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data));
});
self.addEventListener("pushsubscriptionchange", (event) => {
  (event as ExtendableEvent).waitUntil(resubscribe(event as PushSubscriptionChangeEvent));
});

/** Navigation preload: a page is requested while this worker starts, where the browser supports it. The pages on screen are stored. */
async function takeOver(): Promise<void> {
  await self.registration.navigationPreload?.enable();
  await deleteOldCaches();
  await self.clients.claim();
  const shown = await self.clients.matchAll({ type: "window" });
  Promise.all(shown.map(({ url }) => fetchPage(url.replace(/#.*/, "")))).catch(ignore);
}

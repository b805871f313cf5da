/// <reference lib="webworker" />
import { cacheOfflinePage, deleteOldCaches, isAsset, respondWithAsset, respondWithPage } from "./offline.ts";
import { openPage, resubscribe, showPushNotification } from "./push.ts";

declare const self: ServiceWorkerGlobalScope;

/** What the service worker does, event by event. Pages of the shop are never cached, signed in or not: only files that never change. */
self.addEventListener("install", (event) => event.waitUntil(cacheOfflinePage()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  if (event.request.mode === "navigate") event.respondWith(respondWithPage(event));
  else if (isAsset(event.request)) event.respondWith(respondWithAsset(event));
});

self.addEventListener("push", (event) => event.waitUntil(showPushNotification(event.data?.text() ?? "")));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data));
});
self.addEventListener("pushsubscriptionchange", (event) => {
  (event as ExtendableEvent).waitUntil(resubscribe(event as PushSubscriptionChangeEvent));
});

/** Navigation preload: a page is requested while this worker starts, where the browser supports it. */
async function takeOver(): Promise<void> {
  await self.registration.navigationPreload?.enable();
  await deleteOldCaches();
  await self.clients.claim();
}

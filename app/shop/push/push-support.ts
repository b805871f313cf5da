import { readStored, writeStored } from "#app/lib/browser-storage.ts";

/** What decides whether the opt-in banner is due. */
export interface BannerState {
  signedIn: boolean;
  /** What the browser says of notifications; null where it has none. */
  permission: NotificationPermission | null;
  dismissed: boolean;
}

/** How long somebody is left alone before the opt-in banner comes, milliseconds (A2.70). */
export const bannerDelay = 2000;

/** Only who is signed in, has decided nothing yet and did not wave the banner away is asked (A2.70, A2.71, A4.01). */
export function isBannerDue({ signedIn, permission, dismissed }: BannerState): boolean {
  return signedIn && permission === "default" && !dismissed;
}

/** What this browser says of notifications; null where it cannot show any. */
export function readPermission(): NotificationPermission | null {
  const able = "Notification" in window && "serviceWorker" in navigator && "PushManager" in window;
  return able ? Notification.permission : null;
}

const dismissal = "push-banner-dismissed";
let dismissedHere = false;

export function isDismissed(): boolean {
  return dismissedHere || readStored(dismissal) !== null;
}

/** Remembers that the banner was waved away (A2.73); for this page alone where the browser keeps nothing. */
export function dismiss(): void {
  dismissedHere = true;
  writeStored(dismissal, "1");
}

/** Where it is kept which subscription the shop was told of. */
export const pushSupportMessage = "push-told";

/** Starts the service worker; rejects where the browser or the shop has none. */
export function startWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register("/sw.js");
}

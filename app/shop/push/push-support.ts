import { readStored, writeStored } from "#app/lib/browser-storage.ts";

/** Conditions of the opt-in banner. */
export interface BannerState {
  signedIn: boolean;
  /** The browser's notification permission; null without support. */
  permission: NotificationPermission | null;
  dismissed: boolean;
}

/** Delay of the opt-in banner, milliseconds (A2.70). */
export const bannerDelay = 2000;

/** Shown only to signed-in users with an undecided permission who did not dismiss the banner (A2.70, A2.71, A4.01). */
export function isBannerDue({ signedIn, permission, dismissed }: BannerState): boolean {
  return signedIn && permission === "default" && !dismissed;
}

/** This browser's notification permission; null without support. */
export function readPermission(): NotificationPermission | null {
  const able = "Notification" in window && "serviceWorker" in navigator && "PushManager" in window;
  return able ? Notification.permission : null;
}

const dismissal = "push-banner-dismissed";
let dismissedHere = false;

export function isDismissed(): boolean {
  return dismissedHere || readStored(dismissal) !== null;
}

/** Stores that the banner was dismissed (A2.73); for this page alone without storage. */
export function dismiss(): void {
  dismissedHere = true;
  writeStored(dismissal, "1");
}

/** Storage key of the subscription last sent to the server. */
export const pushSupportMessage = "push-told";

/** Starts the service worker; rejects where the browser or the server has none. */
export function startWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register("/sw.js");
}

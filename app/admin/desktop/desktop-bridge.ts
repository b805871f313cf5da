import type { DesktopBridge, RequestName, Takes } from "#app/contract/desktop.ts";
import type { OfflineOrders } from "#app/contract/offline-orders.ts";

declare global {
  interface Window {
    /** set by the preload of the desktop window */
    taaza?: DesktopBridge;
  }
}

/** The bridge to the desktop window; null in a browser and on the server. */
export const desktopBridge = (): DesktopBridge | null => (typeof window === "undefined" ? null : (window.taaza ?? null));

/** Notifies the window of something that browsers do not support; a window too old for the message ignores it. */
export function notifyDesktop<Name extends RequestName>(name: Name, request: Takes<Name>): void {
  desktopBridge()
    ?.ask(name, request)
    .catch(() => undefined);
}

/** Stores the list on the screen in the desktop window, for reading while the server cannot be reached. */
export const saveOfflineOrders = (list: OfflineOrders): void => notifyDesktop("keep-list", list);

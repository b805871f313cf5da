import type { DesktopBridge, RequestName, Takes } from "#app/contract/desktop.ts";

declare global {
  interface Window {
    /** put there by the preload of the desktop window */
    taaza?: DesktopBridge;
  }
}

/** The desktop window around this page; null in a browser and on the server. */
export const desktopBridge = (): DesktopBridge | null => (typeof window === "undefined" ? null : (window.taaza ?? null));

/** Tells the window something that a browser does without; a window too old to know it leaves it undone. */
export function notifyDesktop<Name extends RequestName>(name: Name, request: Takes<Name>): void {
  desktopBridge()
    ?.ask(name, request)
    .catch(() => undefined);
}

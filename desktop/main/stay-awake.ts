import { type BrowserWindow, powerSaveBlocker } from "electron";
import { readAddress } from "./address.ts";

/** The orders desk with its subpages, the counter included. */
const isOrdersPage = (address: string): boolean => /^\/admin\/orders(?:\/|$)/.test(readAddress(address)?.pathname ?? "");

/** Keeps the screen on while the orders desk is visible in the window; another page, or a hidden window, lets it sleep. */
export function keepAwakeOnOrders(window: BrowserWindow): void {
  let blocker: number | null = null;
  let isOnOrders = false;
  const update = () => {
    const isWanted = isOnOrders && !window.isDestroyed() && window.isVisible();
    if (isWanted) blocker ??= powerSaveBlocker.start("prevent-display-sleep");
    else if (blocker !== null) {
      powerSaveBlocker.stop(blocker);
      blocker = null;
    }
  };
  const arrive = (address: string) => {
    isOnOrders = isOrdersPage(address);
    update();
  };
  window.webContents.on("did-navigate", (_, address) => arrive(address));
  window.webContents.on("did-navigate-in-page", (_, address, isMainFrame) => {
    if (isMainFrame) arrive(address);
  });
  window.on("show", update);
  window.on("hide", update);
  window.on("closed", update);
}

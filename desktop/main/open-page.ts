import type { BrowserWindow } from "electron";
import { adminPath } from "#app/contract/desktop.ts";
import { readAddress } from "./address.ts";
import { sendNotice } from "./send-notice.ts";
import { raise } from "./shop-window.ts";

/**
 * Brings pages of the back office before whoever sits there. A page that listens goes there by itself, without a reload; it
 * says so with its menu, and until it has, the window loads the page.
 */
export function pageOpener(
  window: BrowserWindow,
  home: () => string | null,
): { open: (path: string) => void; nowListens: () => void; isListening: () => boolean } {
  let listens = false;
  // a page may also be left without a load: for the sign-in, when a session has ended
  window.webContents.on("did-start-navigation", ({ isMainFrame, isSameDocument, url }) => {
    if (isMainFrame && !(isSameDocument && isBackOffice(url))) listens = false;
  });
  return {
    nowListens: () => {
      listens = true;
    },
    isListening: () => listens,
    open: (path) => {
      const origin = home();
      if (origin === null) return;
      if (listens) sendNotice(window, "open-path", path);
      else void window.loadURL(origin + path).catch(() => undefined); // told by did-fail-load
      raise(window);
    },
  };
}

const isBackOffice = (url: string): boolean => adminPath.safeParse(readAddress(url)?.pathname).success;

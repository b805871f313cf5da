import type { BrowserWindow } from "electron";
import { adminPath } from "#app/contract/desktop.ts";
import { readAddress } from "./address.ts";
import { sendNotice } from "./send-notice.ts";
import { raise } from "./shop-window.ts";

/**
 * Opens admin pages in the window. A page that has subscribed navigates without a reload; it does so with its menu, and before that the
 * window loads the page.
 */
export function pageOpener(
  window: BrowserWindow,
  home: () => string | null,
): { open: (path: string) => void; nowListens: () => void; isListening: () => boolean } {
  let listens = false;
  // client-side navigation may also leave a page: for the sign-in, when a session has ended
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
      else void window.loadURL(origin + path).catch(() => undefined); // reported by did-fail-load
      raise(window);
    },
  };
}

const isBackOffice = (url: string): boolean => adminPath.safeParse(readAddress(url)?.pathname).success;

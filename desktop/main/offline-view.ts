import { type BrowserWindow, WebContentsView } from "electron";
import type { Log } from "./log.ts";
import { ownPage } from "./own-pages.ts";
import { reloadLimit } from "./reload-limit.ts";
import { sandboxedPreferences } from "./window-options.ts";

/** Chromium's error code of a navigation replaced by another one. */
const aborted = -3;

/** The status codes of a proxy whose upstream is down or too slow: bad gateway, unavailable, gateway timeout. */
const gatewayErrors = new Set([502, 503, 504]);

/** Delay before a crashed page is loaded again, milliseconds. */
const beforeReload = 1_000;

type Offline = { window: BrowserWindow; preload: string; log: Log; every?: number };

/**
 * Shows a page of the window's own over the shop's while that is unreachable, directly or behind its proxy, and removes it once the shop
 * responds; retries every five seconds. A crashed page is reloaded a few times; then the page over it says so and offers a manual retry.
 *
 * @returns retries at once
 */
export function watchConnection({ window, preload, log, every = 5_000 }: Offline): { retry: () => void } {
  const { webContents } = window;
  const { cover, uncover } = coverOf(window, preload);
  const mayReload = reloadLimit();
  let wanted: string | null = null;
  let timer: NodeJS.Timeout | undefined;

  const retryIn = (wait: number, go: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(() => window.isDestroyed() || go(), wait);
  };
  const retry = () => {
    clearTimeout(timer);
    if (wanted === null) webContents.reload();
    else void webContents.loadURL(wanted).catch(() => undefined); // reported by did-fail-load
  };
  const fail = (address: string, reason: string) => {
    log("the shop cannot be reached", { reason });
    wanted = address;
    cover("offline");
    retryIn(every, retry);
  };

  webContents.on("did-fail-load", (_, code, reason, address, isMainFrame) => {
    if (isMainFrame && code !== aborted) fail(address, reason);
  });
  // did-navigate fires for pages that responded; a failed load shows Chromium's own page and fires did-fail-load before it
  webContents.on("did-navigate", (_, address, status) => {
    if (gatewayErrors.has(status)) return fail(address, `HTTP ${status}`);
    if (status <= 0) return;
    clearTimeout(timer);
    wanted = null;
    if (uncover()) log("the shop answers again");
  });
  webContents.on("render-process-gone", (_, { reason }) => {
    log("the page broke down", { reason });
    if (reason === "clean-exit") return;
    if (mayReload()) retryIn(beforeReload, () => webContents.reload());
    else cover("broken");
  });
  window.on("closed", () => clearTimeout(timer));
  return { retry };
}

/** A page of the window's own over the whole of it; `uncover` returns whether there was one. */
function coverOf(window: BrowserWindow, preload: string): { cover: (why: "offline" | "broken") => void; uncover: () => boolean } {
  let view: WebContentsView | null = null;
  const fit = () => {
    const [width = 0, height = 0] = window.getContentSize();
    view?.setBounds({ x: 0, y: 0, width, height });
  };
  window.on("resize", fit);
  return {
    cover: (why) => {
      if (view) return;
      view = new WebContentsView({ webPreferences: { ...sandboxedPreferences, preload } });
      window.contentView.addChildView(view);
      fit();
      void view.webContents.loadURL(why === "offline" ? ownPage("offline") : `${ownPage("offline")}?broken`);
    },
    uncover: () => {
      if (!view) return false;
      window.contentView.removeChildView(view);
      view.webContents.close();
      view = null;
      return true;
    },
  };
}

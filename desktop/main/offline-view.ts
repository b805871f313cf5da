import { type BrowserWindow, WebContentsView } from "electron";
import type { Log } from "./log.ts";
import { ownPage } from "./own-pages.ts";
import { fenced } from "./window-options.ts";

/** Chromium's word for a navigation that another one took the place of. */
const aborted = -3;

type Offline = { window: BrowserWindow; preload: string; log: Log; every?: number };

/**
 * Lays the offline page over the window when the shop cannot be reached, and takes it away when it answers again. It tries by
 * itself, every five seconds.
 *
 * @returns tries at once
 */
export function watchConnection({ window, preload, log, every = 5_000 }: Offline): { retry: () => void } {
  const { webContents } = window;
  let view: WebContentsView | null = null;
  let wanted: string | null = null;
  let timer: NodeJS.Timeout | undefined;

  const cover = () => {
    if (view) return;
    view = new WebContentsView({ webPreferences: { ...fenced, preload } });
    window.contentView.addChildView(view);
    fit();
    void view.webContents.loadURL(ownPage("offline"));
  };
  const uncover = () => {
    clearTimeout(timer);
    if (!view) return;
    window.contentView.removeChildView(view);
    view.webContents.close();
    view = null;
    log("the shop answers again");
  };
  const fit = () => {
    const [width = 0, height = 0] = window.getContentSize();
    view?.setBounds({ x: 0, y: 0, width, height });
  };
  const retry = () => {
    clearTimeout(timer);
    if (wanted !== null) void webContents.loadURL(wanted).catch(() => undefined); // told by did-fail-load
  };

  webContents.on("did-fail-load", (_, code, reason, address, isMainFrame) => {
    if (!isMainFrame || code === aborted) return;
    log("the shop cannot be reached", { reason });
    wanted = address;
    cover();
    clearTimeout(timer);
    timer = setTimeout(retry, every);
  });
  // did-navigate comes for pages that answered; a failed load shows Chromium's own page and fails before it
  webContents.on("did-navigate", (_, __, status) => {
    if (status > 0) uncover();
  });
  window.on("resize", fit);
  window.on("closed", () => clearTimeout(timer));
  return { retry };
}

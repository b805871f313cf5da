import { type App, type BrowserWindowConstructorOptions, shell, type WebContents } from "electron";
import { originOf, readAddress } from "./address.ts";
import type { Log } from "./log.ts";

type Lock = {
  app: Pick<App, "on">;
  /** the shop's origin; null before it was chosen */
  home: () => string | null;
  /** options of a window that the shop opens beside its own */
  beside: () => BrowserWindowConstructorOptions;
  log: Log;
};

/** A frame with a document by its own page, under the page's own policy; used for printing by the dialog. */
const ofItsPage = "about:srcdoc";

/**
 * Restricts every page of the program to the shop's origin: for navigation, redirects, frames and new windows, and without webviews. Other
 * links open in the system's browser, or not at all.
 */
export function guardWebContents({ app, ...lock }: Lock): void {
  app.on("web-contents-created", (_, contents) => guard(contents, lock));
}

function guard(contents: WebContents, { home, beside, log }: Omit<Lock, "app">): void {
  const isHome = (address: string) => home() !== null && originOf(address) === home();
  const stay = (details: { url: string; isMainFrame: boolean; preventDefault: () => void }) => {
    if (isHome(details.url) || (!details.isMainFrame && details.url === ofItsPage)) return;
    details.preventDefault();
    log("a page was kept from leaving", { to: originOf(details.url), isMainFrame: details.isMainFrame });
  };
  contents.on("will-frame-navigate", stay);
  contents.on("will-redirect", stay);
  contents.on("will-navigate", ({ url }) => {
    if (!isHome(url)) openOutside(url);
  });
  contents.on("will-attach-webview", (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    if (isHome(url)) return { action: "allow", overrideBrowserWindowOptions: beside() };
    openOutside(url);
    return { action: "deny" };
  });
}

/** Whether an address may be opened by the system: https, including WhatsApp's `https://wa.me/…`, and nothing else. */
export function mayOpenOutside(address: string): boolean {
  const url = readAddress(address);
  return url?.protocol === "https:" && !url.username && !url.password;
}

function openOutside(address: string): void {
  if (mayOpenOutside(address)) void shell.openExternal(address).catch(() => undefined);
}

import { type App, type BrowserWindowConstructorOptions, shell, type WebContents } from "electron";
import { originOf, readAddress } from "./address.ts";
import type { Log } from "./log.ts";

type Lock = {
  app: Pick<App, "on">;
  /** the shop's origin; null before it was chosen */
  home: () => string | null;
  /** what a window looks like that the shop opens beside its own */
  beside: () => BrowserWindowConstructorOptions;
  log: Log;
};

/** A frame that its page wrote itself, under the page's own rules; a document that is printed by the dialog stands in one. */
const ofItsPage = "about:srcdoc";

/**
 * Keeps every page of the program where it belongs: it goes nowhere but to the shop's origin, by itself, by a redirect, in a
 * frame or in a new window, and holds no webview. What leads elsewhere is opened by the system's browser, or not at all.
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

/** Whether an address may be handed to the system: the web over https, WhatsApp's `https://wa.me/…` with it, and nothing else. */
export function mayOpenOutside(address: string): boolean {
  const url = readAddress(address);
  return url?.protocol === "https:" && !url.username && !url.password;
}

function openOutside(address: string): void {
  if (mayOpenOutside(address)) void shell.openExternal(address).catch(() => undefined);
}

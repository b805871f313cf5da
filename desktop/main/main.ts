import { join } from "node:path";
import { app, session } from "electron";
import { desktopRequests } from "#app/contract/desktop.ts";
import { pagesRequests } from "../pages/contract.ts";
import { linkScheme, pathOfArguments, pathOfLink } from "./deep-link.ts";
import { type Desktop, openDesktop } from "./desktop.ts";
import { diskWarning } from "./disk-warning.ts";
import { guardSession } from "./guard-session.ts";
import { guardWebContents } from "./guard-web-contents.ts";
import { openLog } from "./log.ts";
import { openMenus } from "./menus.ts";
import { ownOrigin, ownScheme, registerOwnScheme, serveOwnPages } from "./own-pages.ts";
import { pagesRequestHandlers } from "./pages-requests.ts";
import { printPartition } from "./print/send-to-system.ts";
import { type Quit, quitInOrder } from "./quit.ts";
import { handleRequests } from "./request-handlers.ts";
import { DesktopSettings } from "./settings.ts";
import { shopRequestHandlers } from "./shop-requests.ts";
import { parseShopUrl } from "./shop-url.ts";
import { raise } from "./shop-window.ts";
import { hiddenArgument } from "./start-on-login.ts";
import { watchUpdates } from "./updates.ts";
import { sandboxedPreferences } from "./window-options.ts";

const program = import.meta.dirname;
const userData = app.getPath("userData");
const logs = join(userData, "logs");
const log = openLog(logs);
const settings: DesktopSettings = new DesktopSettings(userData, (problem) => {
  log("settings could not be written", { problem: String(problem).slice(0, 200) });
  warnOfDisk();
});
const warnOfDisk = diskWarning(() => settings.now.lang);

/** In development the environment sets the shop's address; an installed program ignores the environment. */
const developed = app.isPackaged ? null : parseShopUrl(process.env["APP_ORIGIN"] ?? "");
const home = () => (developed && "home" in developed ? developed.home : homeOf(settings.now.home));

/** An address in a hand-edited file is validated like a typed one. */
function homeOf(stored: string | null): string | null {
  const parsed = parseShopUrl(stored ?? "");
  return "home" in parsed ? parsed.home : null;
}

/** A page requested before the window exists. */
let askedFor = pathOfArguments(process.argv);
let desktop: Desktop | null = null;

const show = (path: string | null) => {
  if (!desktop) askedFor = path ?? askedFor;
  else if (path) desktop.open(path);
  else if (home() === null) desktop.windows.open("setup");
  else raise(desktop.shown.window);
};

process.on("uncaughtException", (problem) => log("something broke", { problem: String(problem.stack).slice(0, 1_000) }));
process.on("unhandledRejection", (problem) => log("something failed", { problem: String(problem).slice(0, 1_000) }));

app.enableSandbox();
registerOwnScheme();
if (app.requestSingleInstanceLock()) start();
else app.quit();

function start(): void {
  app.setAppUserModelId("shop.taaza-mandi.desktop");
  if (app.isPackaged) app.setAsDefaultProtocolClient(linkScheme);
  const beside = () => ({ webPreferences: { ...sandboxedPreferences }, autoHideMenuBar: true });
  guardWebContents({ app, home, beside, log });
  app.on("second-instance", (_, words) => show(pathOfArguments(words)));
  app.on("open-url", (event, address) => {
    event.preventDefault();
    show(pathOfLink(address));
  });
  app.on("activate", () => show(null));
  const quit = quitInOrder(() => desktop?.spool.settle());
  void app.whenReady().then(() => open(quit));
}

async function open({ isQuitting, quitBy, stay }: Quit): Promise<void> {
  log("started", { version: app.getVersion(), platform: process.platform });
  guardSession(session.defaultSession, { home, ownScheme });
  guardSession(session.fromPartition(printPartition), { home: () => null, ownScheme });
  serveOwnPages(session.defaultSession, program);
  desktop = openDesktop({ settings, home, program, userData, isHidden: process.argv.includes(hiddenArgument), isQuitting, log });
  const menus = openMenus(desktop, logs);
  handleRequests(desktopRequests, { channel: "taaza", origin: home, answers: shopRequestHandlers(desktop, menus.take) });
  handleRequests(pagesRequests, { channel: "pages", origin: () => ownOrigin, answers: pagesRequestHandlers(desktop) });
  if (askedFor) desktop.open(askedFor);
  if (!app.isPackaged) return;
  const { default: updating } = await import("electron-updater");
  const { autoUpdater: updater } = updating;
  const restart = () => {
    updater.on("error", stay);
    quitBy(() => updater.quitAndInstall());
  };
  watchUpdates({ updater, home, onReady: () => menus.offerUpdate(restart), log });
}

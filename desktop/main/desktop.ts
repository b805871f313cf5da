import { join } from "node:path";
import { app, type BrowserWindow, session, type Tray } from "electron";
import { offlineOrders } from "#app/contract/offline-orders.ts";
import type { PrintJob } from "#app/contract/print-job.ts";
import { orderAnnouncer } from "./announce-order.ts";
import { printAnnouncer } from "./announce-print.ts";
import { JsonFile } from "./json-file.ts";
import type { Log } from "./log.ts";
import { watchConnection } from "./offline-view.ts";
import { pageOpener } from "./open-page.ts";
import { printPage, servePrintPages } from "./own-pages.ts";
import { type OwnWindows, ownWindows } from "./own-windows.ts";
import { openTray } from "./pending.ts";
import { paintLines } from "./print/escpos/paint-lines.ts";
import { queueOf } from "./print/printer-choice.ts";
import { jobSender } from "./print/send-job.ts";
import { printPartition, sendToSystem } from "./print/send-to-system.ts";
import { Spool } from "./print/spool.ts";
import { sendNotice } from "./send-notice.ts";
import type { DesktopSettings } from "./settings.ts";
import { openShopWindow, raise } from "./shop-window.ts";
import { keepAwakeOnOrders } from "./stay-awake.ts";

/** Paths of the program and of its data, and how it was started. */
export type DesktopOptions = {
  settings: DesktopSettings;
  /** the shop's origin; null before it was chosen */
  home: () => string | null;
  /** what `npm run desktop` bundled: preloads, pages, icon */
  program: string;
  /** data of this machine: settings, prints, the last list */
  userData: string;
  isHidden: boolean;
  isQuitting: () => boolean;
  log: Log;
};

/** The running program, as passed to its request handlers. */
export type Desktop = {
  settings: DesktopSettings;
  spool: Spool;
  lastList: JsonFile<typeof offlineOrders>;
  windows: OwnWindows;
  shown: { app: typeof app; tray: Tray; window: BrowserWindow; platform: NodeJS.Platform };
  announce: ReturnType<typeof orderAnnouncer>;
  open: (path: string) => void;
  /** whether the page has subscribed to the window's notices */
  nowListens: () => void;
  isListening: () => boolean;
  retry: () => void;
  /** stores the shop's address and opens the shop there */
  moveTo: (home: string) => void;
};

/** Opens the windows, the tray and the spool; the shop's page, or the setup page. */
export function openDesktop({ settings, home, program, userData, isHidden, isQuitting, log }: DesktopOptions): Desktop {
  const windows = ownWindows(join(program, "preload-pages.cjs"));
  const window = openShopWindow({
    settings,
    preload: join(program, "preload-shop.cjs"),
    isHidden: isHidden || home() === null,
    isQuitting,
  });
  const { open, nowListens, isListening } = pageOpener(window, home);
  const { retry } = watchConnection({ window, preload: join(program, "preload-pages.cjs"), log });
  const list = new JsonFile(join(userData, "list.json"), offlineOrders);
  forgetAtSignOut(window, list);
  keepAwakeOnOrders(window);
  const spool = openSpool({ settings, window, windows, folder: join(userData, "spool"), log });
  const goHome = () => void window.loadURL(`${home()}/admin`).catch(() => undefined); // reported by did-fail-load
  const tray = openTray({
    icon: join(program, "icon.png"),
    name: app.getName(),
    open: () => (home() === null ? windows.open("setup") : raise(window)),
  });
  if (home() === null) windows.open("setup");
  else goHome();
  return {
    settings,
    spool,
    lastList: list,
    windows,
    shown: { app, tray, window, platform: process.platform },
    announce: orderAnnouncer(open),
    open,
    nowListens,
    isListening,
    retry,
    moveTo: (chosen) => {
      if (settings.now.home !== chosen) list.forget();
      settings.change({ home: chosen });
      goHome();
      raise(window);
      windows.close("setup");
    },
  };
}

type SpoolPlace = { settings: DesktopSettings; window: BrowserWindow; windows: OwnWindows; folder: string; log: Log };

function openSpool({ settings, window, windows, folder, log }: SpoolPlace): Spool {
  const announce = printAnnouncer({ lang: () => settings.now.lang, open: () => void windows.open("printers") });
  const spool: Spool = new Spool({
    folder,
    send: jobSender({
      choiceFor: ({ wish }) => settings.printerFor(wish.kind),
      toSystem: (job, printer) => sendToSystem(job, printer, { addressOf: ({ id }) => printPage(id) }),
      paint: paintLines,
    }),
    laneOf: ({ wish }) => queueOf(settings.printerFor(wish.kind)),
    onMove: (job) => {
      notifyAll(job, window, windows);
      announce(job);
    },
    log,
  });
  servePrintPages(session.fromPartition(printPartition), (id) => spool.pageOf(id));
  return spool;
}

function notifyAll(job: PrintJob, window: BrowserWindow, windows: OwnWindows): void {
  sendNotice(window, "print-moved", job);
  for (const own of windows.all()) own.webContents.send("pages:print-moved", job);
}

/** The list contains customers' names: it is deleted at sign-out and when a session ends. */
function forgetAtSignOut({ webContents }: BrowserWindow, list: JsonFile<typeof offlineOrders>): void {
  const forget = (address: string) => {
    if (new URL(address).pathname === "/auth") list.forget();
  };
  webContents.on("did-navigate", (_, address) => forget(address));
  webContents.on("did-navigate-in-page", (_, address) => forget(address));
}

import { app, net } from "electron";
import { type PrintKind, printKinds } from "#app/contract/paper.ts";
import type { pagesRequests } from "../pages/contract.ts";
import type { Desktop } from "./desktop.ts";
import { checkPrinter } from "./print/escpos/printer-session.ts";
import { printAgain } from "./print-again.ts";
import type { RequestHandlers } from "./request-handlers.ts";
import { testShopUrl } from "./shop-url.ts";

const fetchOverNet: Parameters<typeof testShopUrl>[1] = (address, options) => net.fetch(address, options);

/** Handlers of the requests of the window's own pages. */
export const pagesRequestHandlers = (desktop: Desktop): RequestHandlers<typeof pagesRequests> => ({
  "read-state": () => ({ lang: desktop.settings.now.lang, home: desktop.settings.now.home, version: app.getVersion() }),
  "test-home": ({ address }) => testShopUrl(address, fetchOverNet),
  "save-home": async ({ address }) => {
    const answer = await testShopUrl(address, fetchOverNet);
    if (answer.isShop) desktop.moveTo(answer.home);
    return answer;
  },
  retry: () => {
    desktop.retry();
    return null;
  },
  "read-list": () => desktop.lastList.read(),
  "list-printers": async () => {
    const printers = await desktop.shown.window.webContents.getPrintersAsync();
    return printers.map(({ name, displayName }) => ({ name, label: displayName || name }));
  },
  "read-choices": () => Object.fromEntries(printKinds.map((kind) => [kind, desktop.settings.printerFor(kind)])),
  "choose-printer": ({ kind, choice }) => ({
    isStored: desktop.settings.change({ printers: { ...desktop.settings.now.printers, [kind]: choice } }),
  }),
  "check-printer": ({ kind }) => check(kind, desktop),
  "list-prints": () => desktop.spool.list(),
  "print-again": ({ jobId }) => printAgain(jobId, desktop),
});

/** A system printer has no status beyond its queue, which accepts jobs. */
async function check(kind: PrintKind, { settings }: Desktop) {
  const printer = settings.printerFor(kind);
  return printer.way === "network" ? checkPrinter(printer) : null;
}

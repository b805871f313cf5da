import type { desktopRequests, Takes } from "#app/contract/desktop.ts";
import { printKinds } from "#app/contract/paper.ts";
import type { Desktop } from "./desktop.ts";
import { showPendingBadge } from "./pending.ts";
import { openCashDrawer } from "./print/escpos/printer-session.ts";
import type { RequestHandlers } from "./request-handlers.ts";

/** Handlers of the requests of the back office. */
export const shopRequestHandlers = (
  desktop: Desktop,
  takeMenu: (menu: Takes<"set-menu">) => void,
): RequestHandlers<typeof desktopRequests> => ({
  "set-menu": (menu) => {
    takeMenu(menu);
    return null;
  },
  "show-pending": (pending) => {
    showPendingBadge(pending, desktop.shown);
    return null;
  },
  "announce-order": (order) => {
    desktop.announce(order);
    return null;
  },
  print: (request) => desktop.spool.add(request),
  "read-papers": () => Object.fromEntries(printKinds.map((kind) => [kind, desktop.settings.printerFor(kind).paper])),
  "list-prints": () => desktop.spool.list(),
  "print-again": ({ jobId }) => desktop.spool.again(jobId),
  "keep-list": (list) => {
    desktop.lastList.write(list);
    return null;
  },
  "open-printers": () => {
    desktop.windows.open("printers");
    return null;
  },
  "open-drawer": async () => {
    const printer = desktop.settings.printerFor("slip");
    return { isOpened: printer.way === "network" && (await openCashDrawer(printer)) };
  },
});

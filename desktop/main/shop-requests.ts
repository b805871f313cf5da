import type { desktopRequests, Takes } from "#app/contract/desktop.ts";
import { printKinds } from "#app/contract/paper.ts";
import type { Desktop } from "./desktop.ts";
import { showPendingBadge } from "./pending.ts";
import { openCashDrawer } from "./print/escpos/printer-session.ts";
import type { RequestHandlers } from "./request-handlers.ts";

/** What the window does at each request of the back office. */
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
  print: (wish) => desktop.spool.add(wish),
  "read-papers": () => Object.fromEntries(printKinds.map((kind) => [kind, desktop.settings.printerFor(kind).paper])),
  "list-prints": () => desktop.spool.list(),
  "print-again": ({ jobId }) => desktop.spool.again(jobId),
  "keep-list": (list) => {
    desktop.keptList.write(list);
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

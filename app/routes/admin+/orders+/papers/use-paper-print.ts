import { useEffect, useState } from "react";
import { desktopBridge } from "#app/admin/desktop/desktop-bridge.ts";
import { printDocument, watchPrintResults } from "#app/admin/desktop/desktop-print.ts";
import { sheetFile } from "#app/components/order-document/sheet.ts";
import { printSoon } from "#app/components/order-document/use-print.ts";
import type { PrintJob } from "#app/contract/print-job.ts";
import type { Paper } from "./read-papers.server.ts";

/**
 * Prints this page's document once when requested: through the desktop window's spool, else through the browser's dialog. An effect,
 * because only a browser prints.
 *
 * @returns the state of the print job in the spool; null without one
 */
export function usePaperPrint({ document, paper, copy, key }: Paper, isAsked: boolean): PrintJob["state"] | null {
  const [job, setJob] = useState<PrintJob | null>(null);
  // A key's document never changes, so a revalidation is no new request.
  useEffect(() => {
    if (!isAsked) return;
    removePrintParam();
    if (!desktopBridge()) return printSoon(window);
    const { kind, orderId } = document;
    const request = {
      key: key ?? crypto.randomUUID(),
      orderId,
      kind,
      copy,
      opensDrawer: false,
      paper,
      document,
      html: sheetFile(document, paper),
    };
    const stop = watchPrintResults((moved) => setJob((known) => (known?.id === moved.id ? moved : known)));
    void printDocument(request).then(setJob);
    return stop;
  }, [isAsked, key]);
  return job?.state ?? null;
}

/** Removes the print request from the address, so that a reload prints nothing. */
function removePrintParam(): void {
  const address = new URL(window.location.href);
  address.searchParams.delete("print");
  window.history.replaceState(window.history.state, "", address);
}

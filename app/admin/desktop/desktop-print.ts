import { printSoon } from "#app/components/order-document/use-print.ts";
import type { Takes } from "#app/contract/desktop.ts";
import type { PaperName, PrintKind } from "#app/contract/paper.ts";
import type { PrintJob } from "#app/contract/print-job.ts";
import { desktopBridge, notifyDesktop } from "./desktop-bridge.ts";

/**
 * Prints a document: silently through the window's spool, or through the browser's dialog without a window or when the spool refuses it.
 *
 * @returns the job in the spool; null: the browser's dialog was used
 */
export async function printDocument(request: Takes<"print">): Promise<PrintJob | null> {
  const job = await desktopBridge()
    ?.ask("print", request)
    .catch(() => null);
  if (!job) printInBrowser(request.html);
  return job ?? null;
}

/** Renders the document in its own frame, so that nothing of the surrounding page is printed. */
function printInBrowser(html: string): void {
  const frame = document.createElement("iframe");
  // not hidden: browsers do not print what has no layout
  frame.style.cssText = "position:fixed;width:0;height:0;border:0";
  frame.tabIndex = -1;
  frame.ariaHidden = "true";
  frame.srcdoc = html;
  frame.onload = () => {
    const page = frame.contentWindow;
    if (!page) return frame.remove();
    page.addEventListener("afterprint", () => frame.remove());
    printSoon(page);
  };
  document.body.append(frame);
}

/** The paper of this machine's printer for a kind of document; null: none chosen, as in a browser. */
export async function chosenPaper(kind: PrintKind): Promise<PaperName | null> {
  const chosen = await desktopBridge()
    ?.ask("read-papers", null)
    .catch(() => null);
  return chosen?.[kind] ?? null;
}

/** Subscribes to the states of print jobs on this machine; never called in a browser. Returns the unsubscribe function. */
export const watchPrintResults = (listener: (job: PrintJob) => void): (() => void) =>
  desktopBridge()?.on("print-moved", listener) ?? (() => undefined);

/** Opens the window's page of printers and prints; false without a window. */
export function openPrinters(): boolean {
  notifyDesktop("open-printers", null);
  return desktopBridge() !== null;
}

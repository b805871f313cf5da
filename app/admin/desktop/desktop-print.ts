import { printSoon } from "#app/components/order-document/use-print.ts";
import type { Takes } from "#app/contract/desktop.ts";
import type { PaperName, PrintKind } from "#app/contract/paper.ts";
import type { PrintJob } from "#app/contract/print-job.ts";
import { desktopBridge, notifyDesktop } from "./desktop-bridge.ts";

/**
 * Prints a document: silently through the window's spool, else, and when the spool cannot take it, through the dialog of the
 * browser.
 *
 * @returns the job in the spool; null: the browser's dialog has it
 */
export async function printDocument(wish: Takes<"print">): Promise<PrintJob | null> {
  const job = await desktopBridge()
    ?.ask("print", wish)
    .catch(() => null);
  if (!job) printInBrowser(wish.html);
  return job ?? null;
}

/** Lays the document out in a frame of its own, so that nothing of the page around it is printed. */
function printInBrowser(html: string): void {
  const frame = document.createElement("iframe");
  // not hidden: what is not laid out is not printed either
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

/** The paper that this machine's printer for a kind of document holds; null: nobody chose one, as in a browser. */
export async function chosenPaper(kind: PrintKind): Promise<PaperName | null> {
  const chosen = await desktopBridge()
    ?.ask("read-papers", null)
    .catch(() => null);
  return chosen?.[kind] ?? null;
}

/** Hears of each print that was taken, sent or went wrong on this machine; never in a browser. Gives a way to stop. */
export const watchPrintResults = (hear: (job: PrintJob) => void): (() => void) =>
  desktopBridge()?.on("print-moved", hear) ?? (() => undefined);

/** Opens the window's page of printers and prints; false: there is no window. */
export function openPrinters(): boolean {
  notifyDesktop("open-printers", null);
  return desktopBridge() !== null;
}

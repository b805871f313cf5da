import type { CountedPrint } from "#app/contract/document.ts";
import type { PrintKind } from "#app/contract/paper.ts";
import type { PrintJob } from "#app/contract/print-job.ts";
import { chosenPaper, printDocument } from "./desktop/desktop-print.ts";

interface OrderPrint {
  orderId: number;
  kind: PrintKind;
  /** Whether the cash drawer opens with a first print. */
  opensDrawer?: boolean;
}

/**
 * Counts a print of an order's document and prints it for the paper of this machine's printer, without leaving the page. Rejects without
 * printing when the request fails or is refused.
 *
 * @returns the job in the desktop window's spool; null: the browser's dialog was used
 */
export async function printOrder({ orderId, kind, opensDrawer = false }: OrderPrint): Promise<PrintJob | null> {
  const width = (await chosenPaper(kind)) === "58mm" ? "58" : "80";
  const answer = await fetch(`/admin/orders/${orderId}/print`, {
    method: "POST",
    body: new URLSearchParams({ kind, width }),
    headers: { Accept: "application/json" },
  });
  if (!answer.ok) throw new Error(`The print was not counted: ${answer.status}`);
  return printDocument({ ...((await answer.json()) as CountedPrint), opensDrawer });
}

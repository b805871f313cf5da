import type { CountedPrint } from "#app/contract/document.ts";
import type { PrintJob, PrintKind } from "#app/contract/print-job.ts";
import { printDocument } from "./desktop-print.ts";

interface OrderPrint {
  orderId: number;
  kind: PrintKind;
  /** Of the roll, in millimetres; 80 when left out. */
  width?: "80" | "58";
  /** Whether the cash drawer opens with a first print. */
  opensDrawer?: boolean;
}

/**
 * Counts a print of an order's document and prints it, without leaving the page. Rejects when the shop cannot be reached or
 * says no; nothing is printed then.
 *
 * @returns the job in the desktop window's spool; null: the browser's dialog has it
 */
export async function printOrder({ orderId, kind, width = "80", opensDrawer = false }: OrderPrint): Promise<PrintJob | null> {
  const answer = await fetch(`/admin/orders/${orderId}/print`, {
    method: "POST",
    body: new URLSearchParams({ kind, width }),
    headers: { Accept: "application/json" },
  });
  if (!answer.ok) throw new Error(`The print was not counted: ${answer.status}`);
  return printDocument({ ...((await answer.json()) as CountedPrint), opensDrawer });
}

import { encodeSlip, type PaintLines } from "./escpos/encode-slip.ts";
import { sendToPrinter } from "./escpos/printer-session.ts";
import type { PrinterChoice } from "./printer-choice.ts";
import type { PrintResult } from "./spool.ts";
import { onPaper, type SpooledJob } from "./spooled-job.ts";

type Ways = {
  choiceFor: (job: SpooledJob) => PrinterChoice;
  toSystem: (job: SpooledJob, printer: Extract<PrinterChoice, { way: "system" }>) => Promise<PrintResult>;
  paint: PaintLines;
  toNetwork?: typeof sendToPrinter;
};

/** Sends a job to the printer chosen for its kind. A copy never opens the drawer again. */
export const jobSender =
  ({ choiceFor, toSystem, paint, toNetwork = sendToPrinter }: Ways) =>
  async (job: SpooledJob): Promise<PrintResult> => {
    const printer = choiceFor(job);
    if (printer.way === "system") return toSystem(job, printer);
    const { document } = onPaper(job);
    const opensDrawer = job.wish.opensDrawer && job.copy === 0;
    const bytes = await encodeSlip({ document, roll: printer.paper, opensDrawer, paint });
    return toNetwork(printer, bytes);
  };

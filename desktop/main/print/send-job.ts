import { encodeSlip, type PaintLines } from "./escpos/encode-slip.ts";
import { sendToPrinter } from "./escpos/talk.ts";
import type { PrinterChoice } from "./printer-choice.ts";
import type { PrintResult } from "./spool.ts";
import { type SpooledJob, stampOf } from "./spooled-job.ts";

type Ways = {
  choiceFor: (job: SpooledJob) => PrinterChoice;
  toSystem: (job: SpooledJob, printer: Extract<PrinterChoice, { way: "system" }>) => Promise<PrintResult>;
  paint: PaintLines;
  toNetwork?: typeof sendToPrinter;
};

/** Brings a job to the printer that is chosen for its kind when its turn comes. A copy never opens the drawer again. */
export const jobSender =
  ({ choiceFor, toSystem, paint, toNetwork = sendToPrinter }: Ways) =>
  async (job: SpooledJob): Promise<PrintResult> => {
    const printer = choiceFor(job);
    if (printer.way === "system") return toSystem(job, printer);
    const { document, opensDrawer } = job.wish;
    const bytes = await encodeSlip({
      document,
      roll: printer.paper,
      stamp: stampOf(job),
      opensDrawer: opensDrawer && job.copy === 0,
      paint,
    });
    return toNetwork(printer, bytes);
  };

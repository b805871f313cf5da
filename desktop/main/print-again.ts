import type { PrintJob } from "#app/contract/print-job.ts";
import type { Desktop } from "./desktop.ts";
import { shopKey } from "./print/spooled-job.ts";
import { sendNotice } from "./send-notice.ts";

/**
 * Prints a job again. What may be on paper already becomes a copy counted by the server, while the shop's page is open in the window;
 * without one, and after a failure, the spool prints it alone.
 */
export function printAgain(jobId: string, { spool, shown, isListening }: Desktop): PrintJob | null {
  const known = spool.findOnPaper(jobId);
  if (!known || !isListening()) return spool.again(jobId);
  const { paper, document } = known.request;
  const lang = document.lang === "en" ? "en" : "ur";
  sendNotice(shown.window, "reprint", { jobId, key: shopKey(known.request), paper, lang });
  return known.job;
}

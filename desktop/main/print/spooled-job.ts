import { z } from "zod";
import { desktopRequests, type Takes } from "#app/contract/desktop.ts";
import { type PrintJob, printProblems } from "#app/contract/print-job.ts";
import { stampedAs } from "#app/contract/stamp.ts";

/** A print request of the back office. */
export type PrintRequest = Takes<"print">;

/** A job as stored, complete: it can be printed without the server. `sending` is on the disk before the first byte is sent. */
export const spooledJob = z.object({
  id: z.string(),
  wish: desktopRequests.print.takes,
  /** the number of the stamp on this print, 0 for none; set when its turn comes */
  copy: z.number().int().min(0),
  state: z.enum(["queued", "sending", "sent", "unconfirmed", "failed"]),
  problem: z.enum(printProblems).nullable(),
  askedAt: z.iso.datetime(),
});

export type SpooledJob = z.infer<typeof spooledJob>;

/** The public view of a job: without its document. */
export const printJobOf = ({ id, wish, copy, state, problem, askedAt }: SpooledJob): PrintJob => ({
  id,
  orderId: wish.orderId,
  kind: wish.kind,
  copy,
  title: wish.document.title,
  state: state === "sending" ? "queued" : state,
  problem,
  askedAt,
});

/** The key under which the server counted a print; a local copy has that of its original. */
export const shopKey = ({ key }: Pick<PrintRequest, "key">): string => key.split("~")[0] ?? key;

/** Whether some of it may be on paper. */
export const mayBeOnPaper = ({ state }: Pick<SpooledJob, "state">): boolean => state !== "queued" && state !== "failed";

/** The document to print: as submitted, or as the later copy that it has become here. */
export const onPaper = ({ copy, wish }: Pick<SpooledJob, "copy" | "wish">): Pick<PrintRequest, "document" | "html"> =>
  copy > wish.copy ? stampedAs(copy, wish) : wish;

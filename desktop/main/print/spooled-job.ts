import { z } from "zod";
import { desktopRequests, type Takes } from "#app/contract/desktop.ts";
import { type PrintJob, printProblems } from "#app/contract/print-job.ts";
import { stampedAs } from "#app/contract/stamp.ts";

/** What the back office asks to be printed. */
export type PrintRequest = Takes<"print">;

/** A job as the disk keeps it, whole: it can be printed when the shop is gone. `sending` is on the disk before the first byte leaves. */
export const spooledJob = z.object({
  id: z.string(),
  wish: desktopRequests.print.takes,
  /** the number of the stamp that this print bears, 0 for none; settled when its turn comes */
  copy: z.number().int().min(0),
  state: z.enum(["queued", "sending", "sent", "unconfirmed", "failed"]),
  problem: z.enum(printProblems).nullable(),
  askedAt: z.iso.datetime(),
});

export type SpooledJob = z.infer<typeof spooledJob>;

/** What is told of a job: not what it says. */
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

/** The key that the shop counted a print under; a copy made here alone carries that of its original. */
export const shopKey = ({ key }: Pick<PrintRequest, "key">): string => key.split("~")[0] ?? key;

/** Whether some of it may be on paper. */
export const mayBeOnPaper = ({ state }: Pick<SpooledJob, "state">): boolean => state !== "queued" && state !== "failed";

/** What goes to paper: the document as the shop wrote it, or as the later copy that it has become here. */
export const onPaper = ({ copy, wish }: Pick<SpooledJob, "copy" | "wish">): Pick<PrintRequest, "document" | "html"> =>
  copy > wish.copy ? stampedAs(copy, wish) : wish;

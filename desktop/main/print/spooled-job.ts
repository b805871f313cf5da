import { z } from "zod";
import { desktopRequests, type Takes } from "#app/contract/desktop.ts";
import { type PrintJob, printProblems } from "#app/contract/print-job.ts";

/** What the back office asks to be printed. */
export type PrintWish = Takes<"print">;

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
export const viewOf = ({ id, wish, copy, state, problem, askedAt }: SpooledJob): PrintJob => ({
  id,
  orderId: wish.orderId,
  kind: wish.kind,
  copy,
  title: wish.document.title,
  state: state === "sending" ? "queued" : state,
  problem,
  askedAt,
});

/** Whether some of it may be on paper. */
export const mayBeOnPaper = ({ state }: Pick<SpooledJob, "state">): boolean => state !== "queued" && state !== "failed";

/** The stamp to add to a document that does not bear it already; null: none. */
export const stampOf = ({ copy, wish }: Pick<SpooledJob, "copy" | "wish">): string | null =>
  copy > wish.copy ? `DUPLICATE ${copy}` : null;

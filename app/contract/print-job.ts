import { z } from "zod";
import { printKinds } from "./paper.ts";

/** A kind of document, checked. */
export const printKind = z.enum(printKinds);

/** Why a print is not certainly on paper. */
export const printProblems = [
  "no-printer",
  "unknown-printer",
  "unreachable",
  "paper-out",
  "cover-open",
  "printer-error",
  "broken-off",
  "no-answer",
  "refused",
] as const;

/** A reason why a print is not certainly on paper. */
export type PrintProblem = (typeof printProblems)[number];

/**
 * A print job as the spool reports it. `queued`: nothing reached the printer yet. `sent`: the printer, or the system's queue for
 * it, took it whole. `unconfirmed`: it may be on paper, in part or whole. `failed`: nothing of it is on paper.
 */
export const printJob = z.object({
  id: z.string().max(60),
  orderId: z.number().int().positive(),
  kind: printKind,
  /** 0: the first print; n: bears the stamp DUPLICATE n */
  copy: z.number().int().min(0),
  title: z.string(),
  state: z.enum(["queued", "sent", "unconfirmed", "failed"]),
  problem: z.enum(printProblems).nullable(),
  /** UTC, ISO 8601 */
  askedAt: z.string(),
});

/** A print job as the spool reports it, validated. */
export type PrintJob = z.infer<typeof printJob>;

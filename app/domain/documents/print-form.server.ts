import { z } from "zod";
import { printKind } from "#app/contract/print-job.ts";
import { langs } from "#app/i18n/lang.ts";

/** A print request: which document of an order, the width of the roll in millimetres, and the language of the paper. */
export const printForm = z.object({
  kind: printKind,
  width: z.enum(["80", "58"]).optional(),
  lang: z.enum(langs).optional(),
});

/** A wish for one more copy of a counted print. */
export const printAgainForm = printForm.omit({ kind: true }).extend({ key: z.string().min(1).max(100) });

/** A print request for several orders: their numbers, with commas between. */
export const printTogetherForm = z.object({ orders: z.string().max(1_200) });

import { z } from "zod";
import { orNull, textField, versionField } from "#app/lib/form-fields.server.ts";

const longest = 2000;

/** The shop's reply to a review; an empty one takes it away. */
export const replyForm = z.object({
  reply: textField(longest).optional().transform(orNull),
  version: versionField,
});

/** The shop's answer to a question about a product. */
export const answerForm = z.object({
  answer: textField(longest),
  version: versionField,
  return_to: z.string().optional().catch(undefined),
});

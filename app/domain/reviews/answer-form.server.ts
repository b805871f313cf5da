import { z } from "zod";
import { idField, textField } from "#app/lib/form-fields.server.ts";

const longest = 2000;

/** The version that was on the screen: without it a save overwrites whatever is there, and one that cannot be read counts as stale. */
const version = idField
  .optional()
  .transform((value) => value ?? null)
  .catch(0);

/** The shop's reply to a review; an empty one takes it away. */
export const replyForm = z.object({
  reply: textField(longest)
    .optional()
    .transform((text) => text ?? null),
  version,
});

/** The shop's answer to a question about a product. */
export const answerForm = z.object({ answer: textField(longest), version, return_to: z.string().optional().catch(undefined) });

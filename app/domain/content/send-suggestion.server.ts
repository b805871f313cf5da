import type { z } from "zod";
import { lineField, orNull } from "#app/lib/form-fields.server.ts";
import { done, type Outcome } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { transact } from "#app/platform/db.server.ts";
import { triggerOutbox } from "#app/platform/jobs.server.ts";
import { enqueueShopEmail } from "./enqueue-shop-email.server.ts";
import { isAnswerable, notAnswerable, writtenFields } from "./send-contact-message.server.ts";

/** An idea for the shop. */
export const suggestionForm = writtenFields.extend({ subject: lineField(120) }).refine(isAnswerable, notAnswerable);

/**
 * Saves a visitor's idea and enqueues an e-mail to the shop about it (A2.27).
 *
 * @param userId the account it came from, null for a visitor
 * @returns refused with `busy`
 */
export async function sendSuggestion(
  { subject, name, phone, email, message }: z.output<typeof suggestionForm>,
  userId: number | null,
): Promise<Outcome<void>> {
  const outcome = await transact<void>(async (tx) => {
    const data = { subject, name, phone: orNull(phone), email: email ?? "", message, userId, createdAt: now() };
    const { id } = await tx.suggestion.create({ data, select: { id: true } });
    await enqueueShopEmail(tx, "suggestion", id);
    return done(undefined);
  });
  if (outcome.ok) triggerOutbox();
  return outcome;
}

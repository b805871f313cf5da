import { z } from "zod";
import { blankAsAbsent, emailField, orNull, personField, phoneField, textField } from "#app/lib/form-fields.server.ts";
import { done, type Outcome } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { transact } from "#app/platform/db.server.ts";
import { triggerOutbox } from "#app/platform/jobs.server.ts";
import { enqueueShopEmail } from "./enqueue-shop-email.server.ts";

/** What is typed about oneself and the matter; `writerRules` asks for a way to answer. */
export const writtenFields = z.object({
  name: personField(80),
  phone: z.preprocess(blankAsAbsent, phoneField.optional()),
  email: z.preprocess(blankAsAbsent, emailField.optional()),
  message: textField(2000),
});

/** One of phone and e-mail is needed: the phone is the account here, and many have no address (decisions 15, 37). */
export const isAnswerable = ({ phone, email }: { phone?: string | undefined; email?: string | undefined }): boolean =>
  phone !== undefined || email !== undefined;

/** What is said at the phone's field where neither was given, beside whatever else is wrong. */
export const notAnswerable = { error: "phone-or-email", path: ["phone"], when: () => true };

/** A message to the shop. */
export const contactForm = writtenFields.refine(isAnswerable, notAnswerable);

/** Saves a visitor's message and enqueues an e-mail to the shop about it. Refused with `busy`. */
export async function sendContactMessage({ name, phone, email, message }: z.output<typeof contactForm>): Promise<Outcome<void>> {
  const outcome = await transact<void>(async (tx) => {
    const { id } = await tx.contactMessage.create({
      data: { name, phone: orNull(phone), email: email ?? "", message, createdAt: now() },
      select: { id: true },
    });
    await enqueueShopEmail(tx, "contact_message", id);
    return done(undefined);
  });
  if (outcome.ok) triggerOutbox();
  return outcome;
}

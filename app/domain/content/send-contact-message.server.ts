import { z } from "zod";
import { emailField, personField, textField } from "#app/lib/form-fields.server.ts";
import { done, type Outcome } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { transact } from "#app/platform/db.server.ts";
import { triggerOutbox } from "#app/platform/jobs.server.ts";
import { enqueueShopEmail } from "./enqueue-shop-email.server.ts";

/** A message to the shop. */
export const contactForm = z.object({ name: personField(80), email: emailField, message: textField(2000) });

/** Saves a visitor's message and enqueues an e-mail to the shop about it. Refused with `busy`. */
export async function sendContactMessage({ name, email, message }: z.output<typeof contactForm>): Promise<Outcome<void>> {
  const outcome = await transact<void>(async (tx) => {
    const { id } = await tx.contactMessage.create({ data: { name, email, message, createdAt: now() }, select: { id: true } });
    await enqueueShopEmail(tx, "contact_message", id);
    return done(undefined);
  });
  if (outcome.ok) triggerOutbox();
  return outcome;
}

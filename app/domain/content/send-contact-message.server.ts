import type { z } from "zod";
import { done } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { transact } from "#app/platform/db.server.ts";
import { kickOutbox } from "#app/platform/jobs.server.ts";
import type { contactForm } from "./contact-form.server.ts";
import { enqueueShopLetter } from "./enqueue-shop-letter.server.ts";

/** Saves a visitor's message and enqueues an e-mail to the shop about it. */
export async function sendContactMessage({ name, email, message }: z.output<typeof contactForm>): Promise<void> {
  await transact(async (tx) => {
    const { id } = await tx.contactMessage.create({ data: { name, email, message, createdAt: now() }, select: { id: true } });
    await enqueueShopLetter(tx, "contact_message", id);
    return done(null);
  });
  kickOutbox();
}

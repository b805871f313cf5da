import type { z } from "zod";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { contactForm } from "./contact-form.server.ts";

/** Puts a visitor's message where staff read and answer it. */
export async function sendContactMessage({ name, email, message }: z.output<typeof contactForm>): Promise<void> {
  await db.contactMessage.create({ data: { name, email, message, createdAt: now() } });
}

import type { z } from "zod";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { suggestionForm } from "./suggestion-form.server.ts";

/**
 * Puts a visitor's idea where staff weigh it (A2.27).
 *
 * @param userId the account it came from, null for a visitor
 */
export async function sendSuggestion(
  { subject, name, email, message }: z.output<typeof suggestionForm>,
  userId: number | null,
): Promise<void> {
  await db.suggestion.create({ data: { subject, name, email, message, userId, createdAt: now() } });
}

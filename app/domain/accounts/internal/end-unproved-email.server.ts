import type { Tx } from "#app/platform/db.server.ts";
import { enqueueMessage } from "#app/platform/outbox.server.ts";
import { withdrawReminders } from "../withdraw-reminders.server.ts";

/**
 * Takes an e-mail address out of a customer's account whose phone is about to be proved by somebody who was not signed in: any address
 * at the first proof, also one that was proved, as whoever registered somebody else's phone may have followed his own link; later only
 * an address that was never proved (decisions 37, decision record 0041). Both are notified. Called before the proof is written.
 */
export async function endUnprovedEmail(tx: Tx, id: number): Promise<void> {
  const [ended] = await tx.$queryRaw<{ email: string; phone: string | null }[]>`
    UPDATE users u SET email = NULL, email_proved_at = NULL FROM (SELECT id, email FROM users WHERE id = ${id} FOR UPDATE) before
    WHERE u.id = before.id AND u.email IS NOT NULL AND u.role IS NULL AND (u.phone_proved_at IS NULL OR u.email_proved_at IS NULL)
    RETURNING before.email, u.phone`;
  if (!ended) return;
  await withdrawReminders(tx, id);
  const payload = { userId: id, change: "email-ended" } as const;
  await enqueueMessage(tx, { channel: "email", recipient: ended.email, kind: "account_changed", payload });
  if (ended.phone) await enqueueMessage(tx, { channel: "whatsapp", recipient: ended.phone, kind: "account_changed", payload });
}

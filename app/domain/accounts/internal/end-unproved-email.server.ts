import type { Tx } from "#app/platform/db.server.ts";
import { enqueueMessage } from "#app/platform/outbox.server.ts";
import { withdrawReminders } from "../withdraw-reminders.server.ts";

/**
 * Takes an e-mail address that was never proved out of an account whose phone was proved just now: whoever registered somebody else's
 * phone with an address of their own would keep a way into the account (decisions 37). Both are told.
 */
export async function endUnprovedEmail(tx: Tx, id: number): Promise<void> {
  const [ended] = await tx.$queryRaw<{ email: string; phone: string | null }[]>`
    UPDATE users u SET email = NULL FROM (SELECT id, email FROM users WHERE id = ${id} FOR UPDATE) before
    WHERE u.id = before.id AND u.email IS NOT NULL AND u.email_proved_at IS NULL AND u.role IS NULL
    RETURNING before.email, u.phone`;
  if (!ended) return;
  await withdrawReminders(tx, id);
  const payload = { userId: id, change: "email-ended" } as const;
  await enqueueMessage(tx, { channel: "email", recipient: ended.email, kind: "account_changed", payload });
  if (ended.phone) await enqueueMessage(tx, { channel: "whatsapp", recipient: ended.phone, kind: "account_changed", payload });
}

import { now } from "#app/platform/clock.server.ts";
import type { Tx } from "#app/platform/db.server.ts";

/**
 * Withdraws a person's reminders that wait for a number or address which their account has no more: it may be somebody else's by now.
 * In the transaction that changed it.
 */
export async function withdrawReminders(tx: Tx, userId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE outbox o SET status = 'dead', dropped_at = ${now()}, last_error = 'the account has another number or address now'
    FROM users u WHERE u.id = ${userId} AND o.status = 'waiting' AND o.claimed_at IS NULL
      AND ((o.kind = 'cart_reminder' AND EXISTS (
          SELECT FROM cart_reminders r WHERE r.id = (o.payload ->> 'reminder')::int AND r.user_id = u.id))
        OR (o.kind = 'repeat_reminder' AND EXISTS (
          SELECT FROM order_repeats r WHERE r.order_id = (o.payload ->> 'repeat')::int AND r.user_id = u.id)))
      AND o.recipient <> ALL (array_remove(ARRAY[u.email, u.phone, u.whatsapp_phone], NULL))`;
}

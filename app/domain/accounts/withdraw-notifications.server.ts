import { now } from "#app/platform/clock.server.ts";
import type { Tx } from "#app/platform/db.server.ts";

/** Withdraws undelivered messages: a person's notifications with a link that have not reached the inbox, and their pushes. */
export async function withdrawNotifications(tx: Tx, { userId, link }: { userId: number; link: string }): Promise<void> {
  await tx.$executeRaw`
    WITH held AS (
      DELETE FROM notifications WHERE user_id = ${userId} AND link = ${link} AND created_at > ${now()} RETURNING id)
    DELETE FROM outbox b USING held
    WHERE b.status = 'waiting' AND b.kind = 'notification' AND (b.payload ->> 'notification')::int = held.id`;
}

import type { Receipt } from "#app/lib/message-receipt.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, sql } from "#app/platform/db.server.ts";

/** The number in the key that the shop sends with a message; its column holds no more digits. */
const rowOf = (key: string): bigint | null => {
  const [, digits] = /^outbox-(\d{1,18})$/.exec(key) ?? [];
  return digits === undefined ? null : BigInt(digits);
};

/** What a receipt changes, and of which messages it still is news: none goes back from read to delivered, or from there to bounced. */
const changes = {
  delivered: (at: Date) => ({ set: sql`delivered_at = ${at}, bounced_at = NULL`, isNews: sql`delivered_at IS NULL` }),
  read: (at: Date) => ({
    set: sql`delivered_at = coalesce(delivered_at, ${at}), read_at = ${at}, bounced_at = NULL`,
    isNews: sql`read_at IS NULL`,
  }),
  bounced: (at: Date) => ({
    set: sql`bounced_at = ${at}`,
    isNews: sql`delivered_at IS NULL AND bounced_at IS NULL AND status = 'sent'`,
  }),
} as const;

/**
 * Notes what the gateway says of a WhatsApp message: once, in whatever order its receipts come; a message that it does not know is
 * ignored. One that was perhaps sent was, when it arrived: it is not tried again.
 */
export async function takeReceipt({ of, went, reason }: Receipt): Promise<void> {
  const at = now();
  const id = "key" in of ? rowOf(of.key) : null;
  if ("key" in of && id === null) return;
  const isMeant = "messageId" in of ? sql`message_id = ${of.messageId}` : sql`id = ${id}`;
  const { set, isNews } = changes[went](at);
  const wasSent = went !== "bounced";
  await db.$executeRaw`
    WITH noted AS (
      UPDATE outbox SET ${set},
        last_error = CASE WHEN ${wasSent} THEN NULL ELSE ${reason.slice(0, 500) || null} END,
        sent_at = CASE WHEN ${wasSent} AND claimed_at IS NULL THEN coalesce(sent_at, ${at}) ELSE sent_at END,
        status = CASE WHEN ${wasSent} AND claimed_at IS NULL THEN 'sent'::outbox_status ELSE status END
      WHERE ${isMeant} AND channel = 'whatsapp' AND ${isNews} AND (status = 'sent' OR unanswered > 0 OR claimed_at IS NOT NULL)
      RETURNING id)
    INSERT INTO outbox_entries (outbox_id, action, answer, created_at) SELECT id, ${went}, ${reason.slice(0, 500) || null}, ${at} FROM noted`;
}

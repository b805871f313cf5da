import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { log } from "#app/platform/log.server.ts";

/** A note that is lost costs a figure; the message itself is noted by the outbox. */
async function unlessLost(delivery: number, noting: Promise<unknown>): Promise<void> {
  await noting.catch((problem: unknown) => {
    log.warn({ delivery, problem: problem instanceof Error ? problem.name : "" }, "what became of a push is not noted");
  });
}

/** Notes that a push service took a campaign's push for a person: the first of their browsers counts (B3.12, B3.14). */
export async function noteTaken(delivery: number): Promise<void> {
  const at = now();
  const noting = db.$executeRaw`
    WITH taken AS (
      UPDATE push_campaign_deliveries SET taken_at = ${at} WHERE id = ${delivery} AND taken_at IS NULL RETURNING campaign_id),
    event AS (
      INSERT INTO notification_analytics (event_type, campaign_id, created_at) SELECT 'sent', campaign_id, ${at} FROM taken)
    UPDATE push_notification_campaigns c SET sent_count = sent_count + 1, error_message = NULL,
      status = CASE WHEN c.next_execution IS NULL THEN 'sent' ELSE c.status END
    FROM taken WHERE c.id = taken.campaign_id`;
  await unlessLost(delivery, noting);
}

/** Notes that a campaign's push did not reach a person's browser, and why; one that reaches another of theirs was sent all the same. */
export async function noteFailed(delivery: number, reason: string): Promise<void> {
  const at = now();
  const noting = db.$executeRaw`
    WITH failed AS (
      UPDATE push_campaign_deliveries d SET failed_at = ${at} FROM push_notification_campaigns c
      WHERE d.id = ${delivery} AND d.taken_at IS NULL AND d.failed_at IS NULL AND c.id = d.campaign_id
      RETURNING d.campaign_id),
    event AS (
      INSERT INTO notification_analytics (event_type, campaign_id, created_at) SELECT 'failed', campaign_id, ${at} FROM failed)
    UPDATE push_notification_campaigns c SET error_message = ${reason},
      status = CASE WHEN c.next_execution IS NOT NULL THEN c.status WHEN c.sent_count = 0 THEN 'failed' ELSE 'sent' END
    FROM failed WHERE c.id = failed.campaign_id`;
  await unlessLost(delivery, noting);
}

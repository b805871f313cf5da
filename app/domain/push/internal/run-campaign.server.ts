import { now } from "#app/platform/clock.server.ts";
import { sql, type Tx } from "#app/platform/db.server.ts";
import { enqueueMessageSql } from "#app/platform/outbox.server.ts";
import type { Audience, ScheduleType } from "../campaign.ts";
import { nextOccurrence } from "../schedule.ts";
import { isInAudience, isReached } from "./audience.server.ts";

/** A campaign as a run needs it. */
export type DueCampaign = {
  id: number;
  targetAudience: string;
  targetUserIds: number[];
  scheduleType: string;
  frequencyInterval: number;
  scheduledTime: Date | null;
  endDate: Date | null;
  sentCount: number;
};

/** So many messages are enqueued by one statement. */
const atOnce = 1000;

/** One run after the other: two that overlap could ring a person twice on one day. Taken before the campaign is read. */
export const lockRuns = (tx: Tx): Promise<number> => tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('push campaigns'))`;

/** The schedule of a campaign as it is stored. */
export const scheduleOf = ({ scheduleType, frequencyInterval, scheduledTime, endDate }: DueCampaign) => ({
  ...{ scheduleType: scheduleType as ScheduleType, frequencyInterval, scheduledTime, endDate },
});

/** Whom a run reaches: a delivery for each person, and their browsers. */
const writeDeliveries = (tx: Tx, { id, targetAudience, targetUserIds }: DueCampaign) => tx.$queryRaw<
  { delivery: number; browser: number }[]
>`
  WITH deliveries AS (
    INSERT INTO push_campaign_deliveries (campaign_id, user_id, created_at)
    SELECT ${id}, u.id, ${now()} FROM users u
    WHERE ${isInAudience(targetAudience as Audience, targetUserIds)} AND ${isReached()} ORDER BY u.id
    RETURNING id, user_id)
  SELECT d.id AS delivery, s.id AS browser FROM deliveries d JOIN push_subscriptions s ON s.user_id = d.user_id ORDER BY d.id, s.id`;

/**
 * Runs a campaign once, in a transaction that holds `lockRuns`: enqueues its push for every browser of the people whom it reaches now
 * and moves it to its next occurrence. A one-time campaign that reaches nobody has failed.
 *
 * @returns how many people it is on its way to
 */
export async function runCampaign(tx: Tx, campaign: DueCampaign): Promise<number> {
  const rows = await writeDeliveries(tx, campaign);
  for (let from = 0; from < rows.length; from += atOnce) {
    const messages = rows.slice(from, from + atOnce).map(({ delivery, browser }) => ({
      ...({ channel: "push", kind: "campaign", recipient: String(browser), payload: { delivery } } as const),
    }));
    await tx.$executeRaw(enqueueMessageSql(...messages));
  }
  const people = new Set(rows.map(({ delivery }) => delivery)).size;
  const next = nextOccurrence(scheduleOf(campaign), now());
  const isLost = next === null && people === 0 && campaign.sentCount === 0;
  await tx.$executeRaw(sql`
    UPDATE push_notification_campaigns SET execution_count = execution_count + 1, next_execution = ${next}, is_active = ${next !== null},
      status = CASE WHEN ${isLost} THEN 'failed' WHEN ${next === null && people === 0} THEN 'sent' ELSE status END,
      error_message = ${people === 0 ? "nobody" : null}
    WHERE id = ${campaign.id}`);
  return people;
}

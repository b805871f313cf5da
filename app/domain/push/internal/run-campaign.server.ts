import { now } from "#app/platform/clock.server.ts";
import { sql, type Tx } from "#app/platform/db.server.ts";
import { enqueueForEachSql } from "#app/platform/outbox.server.ts";
import type { Audience, ScheduleType } from "../campaign.ts";
import { nextOccurrence } from "../schedule.ts";
import { isCustomer, isInAudience, isReached, joinRung } from "./audience.server.ts";

/** A campaign as a run needs it. */
export type DueCampaign = {
  id: number;
  targetAudience: string;
  targetUserIds: number[];
  scheduleType: string;
  frequencyInterval: number;
  scheduledTime: Date | null;
  endDate: Date | null;
};

/** One run after the other: two that overlap could ring a person twice on one day. Taken before the campaign is read. */
export const lockRuns = (tx: Tx): Promise<number> => tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('push campaigns'))`;

/** The schedule of a campaign as it is stored. */
export const scheduleOf = ({ scheduleType, frequencyInterval, scheduledTime, endDate }: DueCampaign) => ({
  ...{ scheduleType: scheduleType as ScheduleType, frequencyInterval, scheduledTime, endDate },
});

/** So many people are written by one statement: it takes a second or two, and a connection may be silent for ten. */
const atOnce = 5000;

/**
 * Writes a delivery for each of the next people whom a run reaches, and a push for each of their browsers.
 *
 * @param after the last person of the statement before; 0 for the first
 */
async function writeDeliveries(tx: Tx, { id, targetAudience, targetUserIds }: DueCampaign, after: number) {
  const browsers = sql`
    SELECT s.id::text AS recipient, jsonb_build_object('delivery', d.id) AS payload
    FROM deliveries d JOIN push_subscriptions s ON s.user_id = d.user_id ORDER BY d.id, s.id`;
  const [row] = await tx.$queryRaw<{ people: number; last: number | null }[]>`
    WITH reached AS (
      SELECT u.id FROM users u ${joinRung()}
      WHERE u.id > ${after} AND ${isCustomer} AND ${isInAudience(targetAudience as Audience, targetUserIds)} AND ${isReached}
      ORDER BY u.id LIMIT ${atOnce}),
    deliveries AS (
      INSERT INTO push_campaign_deliveries (campaign_id, user_id, created_at) SELECT ${id}, reached.id, ${now()} FROM reached
      RETURNING id, user_id),
    messages AS (${enqueueForEachSql("push/campaign", browsers)})
    SELECT count(*)::int AS people, max(user_id) AS last FROM deliveries`;
  return row ?? { people: 0, last: null };
}

/** Writes the deliveries of a run. @returns how many people it reaches */
async function writeAllDeliveries(tx: Tx, campaign: DueCampaign): Promise<number> {
  let all = 0;
  for (let after: number | null = 0; after !== null; ) {
    const { people, last }: { people: number; last: number | null } = await writeDeliveries(tx, campaign, after);
    all += people;
    after = people < atOnce ? null : last;
  }
  return all;
}

/**
 * Runs a campaign once, in a transaction that holds `lockRuns`: enqueues its push for every browser of the people whom it reaches now
 * and moves it to its next occurrence. A one-time campaign that reaches nobody has failed; one that was paused meanwhile stays so.
 *
 * @returns how many people it is on its way to
 */
export async function runCampaign(tx: Tx, campaign: DueCampaign): Promise<number> {
  const people = await writeAllDeliveries(tx, campaign);
  const next = nextOccurrence(scheduleOf(campaign), now());
  await tx.$executeRaw(sql`
    UPDATE push_notification_campaigns SET execution_count = execution_count + 1, next_execution = ${next},
      is_active = is_active AND ${next !== null}, error_message = ${people === 0 ? "nobody" : null},
      status = CASE WHEN ${next === null && people === 0} THEN CASE WHEN sent_count > 0 THEN 'sent' ELSE 'failed' END ELSE status END
    WHERE id = ${campaign.id}`);
  return people;
}

/** Ends a campaign without sending it: one that was sent before was sent, any other was missed. */
export const endMissed = (tx: Tx, id: number): Promise<number> => tx.$executeRaw`
  UPDATE push_notification_campaigns SET is_active = false, next_execution = NULL,
    status = CASE WHEN sent_count > 0 THEN 'sent' ELSE 'missed' END WHERE id = ${id}`;

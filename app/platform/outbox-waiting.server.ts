import { kindsWhere, type MessageChannel, messageUrgencies } from "#app/contract/message-kinds.ts";
import { now } from "./clock.server.ts";
import { db, sql } from "./db.server.ts";
import { notifyAlarmChanged } from "./order-events.server.ts";
import type { HeldBy } from "./outbox.server.ts";
import { processWide } from "./process-wide.server.ts";

/** A customer waits so long for a message before the desks are alerted, milliseconds (messages, Alarm by age). */
const tolerated = 5 * 60_000;

/** The message that has waited longest, with the customer whom it is for: `name` and `phone` are null where nobody knows them. */
export type OldestWaiting = {
  messageId: number;
  channel: MessageChannel;
  kind: string;
  orderId: number | null;
  name: string | null;
  phone: string | null;
  since: string;
};

/**
 * How many customers have waited longer than five minutes for a message, and the oldest; `isDailyNumberUsed` when the number of a day holds
 * some of them back.
 */
export type WaitingAlarm = { customers: number; isDailyNumberUsed: boolean; oldest: OldestWaiting };

const toShop = kindsWhere(({ audience }) => audience === "shop");

/**
 * Whether a message of the same order reached the customer of the outbox row `o` all the same: the same word by another channel, or a newer
 * one. Who was reached waits for nothing.
 */
const isReachedElsewhere = sql`EXISTS (
  SELECT FROM outbox x WHERE x.order_id = o.order_id AND x.id <> o.id AND x.status = 'sent' AND (x.bounced_at IS NULL OR x.delivered_at IS NOT NULL)
    AND x.kind <> ALL (${toShop}) AND ((x.kind = o.kind AND x.payload = o.payload) OR x.created_at > o.created_at))`;

const dailyNumber: HeldBy = "daily-number";

/**
 * Messages that customers wait for and that are late. Bulk has hours to leave; a push only repeats what the inbox and another channel say.
 * What was written for a later time is late from then on; the night moves `due_at`.
 */
const late = (at: Date) => sql`
  SELECT o.id, o.channel::text AS channel, o.kind, o.order_id, o.recipient, o.held_by,
    CASE WHEN o.tries = 0 AND o.probed_at IS NULL AND o.held_by IS NULL AND o.claimed_at IS NULL THEN o.not_before
      ELSE coalesce(o.due_at, o.created_at) END AS since
  FROM outbox o
  WHERE o.status = 'waiting' AND o.kind <> ALL (${toShop}) AND o.urgency < ${messageUrgencies.bulk} AND o.channel <> 'push'
    AND o.created_at <= ${at} AND NOT ${isReachedElsewhere}`;

type Row = Omit<OldestWaiting, "since"> & { since: Date; customers: number; isDailyNumberUsed: boolean };

/** The alarm by age; null while nobody waits longer than five minutes. */
export async function findWaitingAlarm(): Promise<WaitingAlarm | null> {
  const at = now();
  const [row] = await db.$queryRaw<Row[]>`
    WITH late AS (SELECT * FROM (${late(at)}) AS l WHERE l.since <= ${new Date(at.getTime() - tolerated)}),
    known AS (
      SELECT late.*, coalesce(r.customer_name, u.name) AS name, coalesce(nullif(r.whatsapp_phone, ''), r.customer_phone, u.phone,
        CASE WHEN late.channel = 'whatsapp' THEN late.recipient END) AS phone
      FROM late LEFT JOIN orders r ON r.id = late.order_id
        LEFT JOIN LATERAL (SELECT name, phone FROM users WHERE late.order_id IS NULL AND late.recipient IN (phone, email) LIMIT 1) u ON true)
    SELECT id::float8 AS "messageId", channel, kind, order_id AS "orderId", name, phone, since,
      (SELECT count(DISTINCT coalesce(phone, recipient))::int FROM known) AS customers,
      (SELECT bool_or(held_by = ${dailyNumber}) IS TRUE FROM known) AS "isDailyNumberUsed"
    FROM known ORDER BY since, id LIMIT 1`;
  if (!row) return null;
  const { customers, isDailyNumberUsed, since, ...oldest } = row;
  return { customers, isDailyNumberUsed, oldest: { ...oldest, since: since.toISOString() } };
}

const shown = processWide("waiting-alarm", () => ({ text: "null" }));

/** Alerts the desks when the alarm by age has come, changed or gone: time passes without any event. */
export async function watchWaiting(): Promise<void> {
  const text = JSON.stringify(await findWaitingAlarm());
  if (text === shown.text) return;
  shown.text = text;
  await notifyAlarmChanged(db);
}

/** The alarm for eyes that may not read how to reach people; `isLocked`: a desk that shows no orders now reads the count alone. */
export const maskWaiting = (alarm: WaitingAlarm, { isLocked }: { isLocked: boolean }): WaitingAlarm => ({
  ...alarm,
  oldest: { ...alarm.oldest, phone: null, ...(isLocked && { name: null, orderId: null }) },
});

import { karachiDate, karachiTime } from "#app/lib/dates.ts";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";

/**
 * Today's orders of one slot by where they are, cancelled ones left out; `time` is when it starts, HH:mm:ss, null for orders without a
 * time of day. What is neither delivered nor cancelled when the slot has ended is late.
 */
export type TodaySlot = { time: string | null; delivered: number; late: number; out: number; waiting: number };

/** Today's slots that have orders, the earliest first. */
export function listTodaySlots(): Promise<TodaySlot[]> {
  const at = now();
  return db.$queryRaw<TodaySlot[]>`
    SELECT to_char(scheduled_delivery_time, 'HH24:MI:SS') AS time,
      count(*) FILTER (WHERE status = 'delivered')::int AS delivered,
      count(*) FILTER (WHERE status <> 'delivered' AND has_ended)::int AS late,
      count(*) FILTER (WHERE status = 'out for delivery' AND NOT has_ended)::int AS out,
      count(*) FILTER (WHERE status NOT IN ('delivered', 'out for delivery') AND NOT has_ended)::int AS waiting
    FROM (
      SELECT status, scheduled_delivery_time,
        coalesce(scheduled_delivery_time::interval + interval '2 hours' <= ${karachiTime(at)}::interval, false) AS has_ended
      FROM orders WHERE delivery_date = ${karachiDate(at)}::date AND status <> 'cancelled') AS today
    GROUP BY scheduled_delivery_time ORDER BY scheduled_delivery_time NULLS LAST`;
}

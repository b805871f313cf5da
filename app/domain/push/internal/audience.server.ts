import { addDays, karachiDate, startOfKarachiDay } from "#app/lib/dates.ts";
import { now } from "#app/platform/clock.server.ts";
import { type Sql, sql } from "#app/platform/db.server.ts";
import type { Audience } from "../campaign.ts";

const day = 24 * 60 * 60 * 1000;

const daysAgo = (days: number): Date => new Date(now().getTime() - days * day);

/** At most so many campaigns reach a person on a day, and within seven days, days of Karachi. */
const [mostADay, mostAWeek] = [1, 3];

/** Customers whose account is open: neither staff nor blocked people are in any audience. */
export const isCustomer = sql`u.role IS NULL AND u.blocked_at IS NULL AND u.anonymised_at IS NULL`;

/** An order of the person `u` since an instant; cancelled orders count nowhere. */
const hasOrdered = (since: Date | Sql) =>
  sql`EXISTS (SELECT FROM orders o WHERE o.user_id = u.id AND o.status <> 'cancelled' AND o.created_at >= ${since})`;

/** The conditions of each audience for the person `u`, as of now (decisions, Content). */
const conditions: Readonly<Record<Exclude<Audience, "selected">, () => Sql>> = {
  all: () => sql`true`,
  cart_abandoners: () => sql`EXISTS (
    SELECT FROM carts c WHERE c.user_id = u.id AND c.updated_at <= ${daysAgo(1)}
      AND EXISTS (SELECT FROM cart_items i WHERE i.cart_id = c.id) AND NOT ${hasOrdered(sql`c.updated_at`)})`,
  frequent_buyers: () => sql`(
    SELECT count(*) FROM orders o WHERE o.user_id = u.id AND o.status = 'delivered' AND o.created_at >= ${daysAgo(90)}) >= 3`,
  new_users: () => sql`u.created_at >= ${daysAgo(30)}`,
  recent_orders: () => hasOrdered(daysAgo(30)),
  inactive_users: () => sql`u.created_at <= ${daysAgo(60)} AND NOT ${hasOrdered(daysAgo(60))}`,
};

/** Whether the customer `u` belongs to an audience. */
export const isInAudience = (audience: Audience, selected: readonly number[] = []): Sql =>
  audience === "selected" ? sql`u.id = ANY (${selected})` : conditions[audience]();

/** The beginning of the day of Karachi so many days ago. */
const dayBefore = (days: number): Date => startOfKarachiDay(addDays(karachiDate(now()), -days));

/** A delivery that waits longer than this is sent no more, milliseconds. */
export const staleAfter = day;

/**
 * Who was rung by campaigns as often as may be, to be joined as `rung` to the customers `u`: found once for all of them. What still waits
 * is sent today; it may have been written two days before the first day that counts.
 */
export const joinRung = (): Sql => sql`LEFT JOIN (
  SELECT d.user_id FROM push_campaign_deliveries d
  WHERE d.created_at >= ${daysAgo(8)} AND (
    d.taken_at >= ${dayBefore(6)} OR (d.taken_at IS NULL AND d.created_at > ${new Date(now().getTime() - staleAfter)}))
  GROUP BY d.user_id
  HAVING count(*) FILTER (WHERE d.taken_at IS NULL OR d.taken_at >= ${dayBefore(0)}) >= ${mostADay} OR count(*) >= ${mostAWeek}
) rung ON rung.user_id = u.id`;

/** Whether a campaign would reach the customer `u` now: they agreed to offers, have a browser that shows pushes, and were not rung too often. */
export const isReached = sql`u.offers_at IS NOT NULL AND rung.user_id IS NULL
  AND EXISTS (SELECT FROM push_subscriptions s WHERE s.user_id = u.id)`;

/** Whether the person `u` of the delivery `d` was rung by other campaigns as often as may be. */
export const isRungEnough = (): Sql => sql`(
  SELECT count(*) FILTER (WHERE o.taken_at >= ${dayBefore(0)}) >= ${mostADay} OR count(*) >= ${mostAWeek}
  FROM push_campaign_deliveries o WHERE o.user_id = u.id AND o.id <> d.id AND o.taken_at >= ${dayBefore(6)})`;

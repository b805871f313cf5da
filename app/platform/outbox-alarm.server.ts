import { kindsWhere, type MessageChannel } from "#app/contract/message-kinds.ts";
import { now } from "./clock.server.ts";
import { db } from "./db.server.ts";
import { tooMany } from "./outbox-lanes.server.ts";

/** A lane may be down this long before it is an alarm, milliseconds. */
const tolerated = 2 * 60_000;

/** The channels whose messages fail, and how many customers were not reached because of that. */
export type MessageAlarm = { channels: MessageChannel[]; untold: number };

const toShop = kindsWhere(({ audience }) => audience === "shop");

/**
 * The alarm of the desks: three failed sends in a row of a lane, or two minutes without it, while messages wait for it. Null as long
 * as all get through.
 */
export async function findMessageAlarm(): Promise<MessageAlarm | null> {
  const at = now();
  const rows = await db.$queryRaw<{ channel: MessageChannel; untold: number }[]>`
    SELECT l.name AS channel, count(DISTINCT coalesce(o.order_id::text, o.recipient)) FILTER (WHERE o.kind <> ALL (${toShop}))::int AS untold
    FROM outbox_lanes l JOIN outbox o ON o.channel::text = l.name
    WHERE (l.failures >= ${tooMany} OR l.down_since <= ${new Date(at.getTime() - tolerated)})
      AND o.status = 'waiting' AND (o.tries > 0 OR o.not_before <= ${at})
    GROUP BY l.name ORDER BY l.name`;
  if (rows.length === 0) return null;
  return { channels: rows.map(({ channel }) => channel), untold: rows.reduce((sum, { untold }) => sum + untold, 0) };
}

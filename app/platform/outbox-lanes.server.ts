import type { MessageChannel } from "#app/contract/message-kinds.ts";
import { now } from "./clock.server.ts";
import { db, sql, type Tx } from "./db.server.ts";
import { notifyAlarmChanged } from "./order-events.server.ts";

const minute = 60_000;

/** How often a lane that is down is tried with one message, milliseconds. */
export const probeEvery = minute;

/** How long a paced lane waits for the answer to a message that is being sent, in case its process has ended, milliseconds. */
export const answerWithin = 30_000;

/** The pace of a lane: the time between an answer and the next message is random between two bounds, milliseconds; so many a day. */
export type LanePace = { least: number; most: number; perDay: number };

/**
 * So many messages of a day's number are kept back for those that somebody waits for at a screen (reset, invite), unless the number is
 * below `leastShared`.
 */
export const reserve = { kept: 10, leastShared: 40 } as const;

/**
 * A lane: how many of its messages a process sends at once, its pace, where it has one, and how many more may hang, where its services
 * may take long to answer.
 */
export type Lane = { concurrency: number; pace?: LanePace; hanging?: number };

/** A message without an answer for so long hangs, milliseconds: it takes no other's place in its lane any more. */
export const hangsAfter = 20_000;

/** One lane for each channel. A second WhatsApp session would be a lane of its own. */
export const lanes: Readonly<Record<MessageChannel, Lane>> = {
  email: { concurrency: 5, hanging: 10 },
  whatsapp: { concurrency: 1, pace: { least: 2000, most: 5000, perDay: 1000 } },
  push: { concurrency: 20 },
};

/** The row of a lane. */
export type LaneState = {
  down_since: Date | null;
  probe_at: Date | null;
  next_at: Date | null;
  quiet_until: Date | null;
  sent_today: number;
  counted_on: string | null;
};

/** No pace and no probe holds a lane longer, milliseconds. */
const longestHold = 10 * minute;

/** No service asks for more silence: its Retry-After is read as a day at most, milliseconds. */
const longestQuiet = 24 * 60 * minute;

/** A time that this far ahead nobody could have written: a clock that was wrong did. It is left out. */
const unlessWrong = (time: Date | null, { at, most }: { at: Date; most: number }): Date | null =>
  time && time.getTime() - at.getTime() > most ? null : time;

/**
 * Locks the lane's row: the claims of all processes come one after the other. A lane is held for a minute or
 * two, by its service for a day at most, so what is further ahead, left by a clock that was put right since, holds nothing.
 */
export async function lockLane(tx: Tx, name: MessageChannel): Promise<LaneState> {
  const [state] = await tx.$queryRaw<LaneState[]>`
    SELECT down_since, probe_at, next_at, quiet_until, sent_today, to_char(counted_on, 'YYYY-MM-DD') AS counted_on
    FROM outbox_lanes WHERE name = ${name} FOR UPDATE`;
  const at = now();
  if (state)
    return {
      ...state,
      probe_at: unlessWrong(state.probe_at, { at, most: longestHold }),
      next_at: unlessWrong(state.next_at, { at, most: longestHold }),
      quiet_until: unlessWrong(state.quiet_until, { at, most: longestQuiet }),
    };
  await tx.$executeRaw`INSERT INTO outbox_lanes (name) VALUES (${name}) ON CONFLICT DO NOTHING`;
  return lockLane(tx, name);
}

/**
 * How a try of a message went, for its lane; `reason` is the service's answer. `busy`: the service asked for no call before `until`;
 * `unanswered`: the request was written and nothing came back; `refused`: the message itself was, which says nothing of the lane.
 */
export type LaneOutcome = {
  went: "sent" | "busy" | "refused" | "failed" | "unanswered" | "not understood" | "down";
  reason: string | null;
  until?: Date;
};

/** So many failed sends in a row are an alarm, and so many answers in a row that were missing or not understood stop the lane. */
export const tooMany = 3;

const troubled = sql`(l.down_since IS NOT NULL OR l.failures >= ${tooMany})`;

/** Outcomes for which the service carried nothing: they cost nothing of the day's number. */
const uncounted: ReadonlySet<LaneOutcome["went"]> = new Set(["busy", "down"]);

/** Messages that met "down" while another one got through: their next such answer is their own, and counts a try. */
const blameProbed = (name: MessageChannel) => db.$executeRaw`
  UPDATE outbox SET own_fault = true WHERE status = 'waiting' AND channel = ${name}::channel AND probed_at IS NOT NULL AND NOT own_fault`;

/**
 * Notes in the lane how a try went: a send opens it again, a channel that does not work stops it, a service that asks for silence quiets
 * it. The next message of a paced lane leaves after a random time between its bounds. Desks are notified when the alarm may have changed.
 *
 * @returns whether the lane is down now
 */
export async function noteLaneOutcome(
  name: MessageChannel,
  { went, reason, until }: LaneOutcome,
  pace?: LanePace,
): Promise<boolean> {
  const at = now();
  const isAnswer = went === "sent" || went === "busy";
  const nextAt = pace ? new Date(at.getTime() + pace.least + Math.random() * (pace.most - pace.least)) : null;
  const unknown = went === "not understood" || went === "unanswered" ? 1 : 0;
  const isDown = sql`(${went === "down"} OR l.not_understood + ${unknown}::int >= ${tooMany})`;
  const [lane] = await db.$queryRaw<{ was: boolean; was_down: boolean; is_down: boolean; is: boolean }[]>`
    UPDATE outbox_lanes l SET
      failures = ${went === "sent" ? sql`0` : went === "refused" ? sql`l.failures` : sql`l.failures + 1`},
      not_understood = ${isAnswer ? sql`0` : sql`l.not_understood + ${unknown}::int`},
      down_since = ${isAnswer ? sql`NULL` : sql`CASE WHEN ${isDown} THEN coalesce(l.down_since, ${at}) ELSE l.down_since END`},
      reason = ${isAnswer ? sql`NULL` : sql`CASE WHEN ${isDown} THEN ${reason}::text ELSE l.reason END`},
      probe_at = ${isAnswer ? sql`NULL` : sql`CASE WHEN ${isDown} THEN ${new Date(at.getTime() + probeEvery)}::timestamptz ELSE l.probe_at END`},
      next_at = ${nextAt}::timestamptz,
      quiet_until = ${until ? sql`greatest(l.quiet_until, ${until}::timestamptz)` : sql`l.quiet_until`},
      sent_today = ${pace && uncounted.has(went) ? sql`greatest(l.sent_today - 1, 0)` : sql`l.sent_today`}
    FROM (SELECT name, ${troubled} AS was, down_since IS NOT NULL AS was_down FROM outbox_lanes l WHERE name = ${name} FOR UPDATE) before
    WHERE l.name = before.name AND (${(!isAnswer && went !== "refused") || until !== undefined || pace !== undefined} OR ${troubled} OR l.failures > 0 OR l.not_understood > 0)
    RETURNING before.was, before.was_down, l.down_since IS NOT NULL AS is_down, ${troubled} AS is`;
  if (went === "sent" && lane?.was_down) await blameProbed(name);
  if (lane?.was || lane?.is) await notifyAlarmChanged(db);
  return lane?.is_down ?? false;
}

/**
 * Frees a lane whose message was not sent after all, since a limit of the shop holds it or nobody needs it, and gives back what it
 * counted. No service was called: a lane that is down is tried with the next message at once.
 */
export async function releaseLane(name: MessageChannel, pace?: LanePace): Promise<void> {
  await db.$executeRaw`
    UPDATE outbox_lanes SET next_at = NULL, probe_at = CASE WHEN down_since IS NOT NULL THEN ${now()}::timestamptz END,
      sent_today = greatest(sent_today - ${pace ? 1 : 0}::int, 0)
    WHERE name = ${name} AND ${pace ? sql`true` : sql`down_since IS NOT NULL`}`;
}

/** In how many milliseconds, at most `within`, something of the outbox becomes due or a lane may be tried again; null for nothing. */
export async function nextDue(within: number): Promise<number | null> {
  const at = now();
  const until = new Date(at.getTime() + within);
  const dueFrom = sql`greatest(o.not_before, l.quiet_until, CASE WHEN l.down_since IS NOT NULL THEN l.probe_at END)`;
  const [next] = await db.$queryRaw<{ at: Date | null }[]>`
    SELECT min(${dueFrom}) AS at FROM outbox o LEFT JOIN outbox_lanes l ON l.name = o.channel::text
    WHERE o.status = 'waiting' AND o.not_before <= ${until} AND ${dueFrom} > ${at}`;
  const wait = next?.at ? next.at.getTime() - at.getTime() : null;
  return wait !== null && wait <= within ? wait : null;
}

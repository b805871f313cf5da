import { kindsWhere, type MessageChannel, messageChannels } from "#app/contract/message-kinds.ts";
import { karachiDate } from "#app/lib/dates.ts";
import { now } from "./clock.server.ts";
import { db, sql, type Tx } from "./db.server.ts";
import { notifyAlarmChanged } from "./order-events.server.ts";
import type { OutboxMessage } from "./outbox.server.ts";

const minute = 60_000;

/** The lease of a claimed message; after it another process may retry (at least once). */
const lease = 10 * minute;

/** How often a lane that is down is tried with one message, milliseconds. */
export const probeEvery = minute;

/** How long a lane waits for the answer to a message that is being sent, in case its process has ended, milliseconds. */
const answerWithin = 30_000;

/** The delay until a lane is checked again whose due messages wait for earlier ones that another process is sending, milliseconds. */
const askAgain = 250;

/** The pace of a lane: the time between an answer and the next message is random between two bounds, milliseconds; so many a day. */
export type LanePace = { least: number; most: number; perDay: number };

/**
 * So many messages of a day's number are kept back for those that somebody waits for at a screen (reset, invite), unless the number is
 * below `leastShared`.
 */
export const reserve = { kept: 10, leastShared: 40 } as const;

/** A lane: how many of its messages a process sends at once, and its pace, where it has one. */
export type Lane = { concurrency: number; pace?: LanePace };

/** One lane for each channel. A second WhatsApp session would be a lane of its own. */
export const lanes: Readonly<Record<MessageChannel, Lane>> = {
  email: { concurrency: 5 },
  whatsapp: { concurrency: 1, pace: { least: 2000, most: 5000, perDay: 1000 } },
  push: { concurrency: 20 },
};

/** A message in the hands of this process, and how often it was tried, this try included. */
export type ClaimedMessage = OutboxMessage & { tries: number };

type LaneState = {
  down_since: Date | null;
  probe_at: Date | null;
  next_at: Date | null;
  sent_today: number;
  counted_on: string | null;
};

/** A time that this far ahead nobody could have written: a clock that was wrong did. It is left out. */
const unlessWrong = (time: Date | null, { at, most }: { at: Date; most: number }): Date | null =>
  time && time.getTime() - at.getTime() > most ? null : time;

/**
 * Locks the lane's row: the claims of all processes come one after the other. A lane is held for a minute or
 * two, never for as long as a lease, so what is further ahead, left by a clock that was put right since, holds nothing.
 */
async function lockLane(tx: Tx, name: MessageChannel): Promise<LaneState> {
  const [state] = await tx.$queryRaw<LaneState[]>`
    SELECT down_since, probe_at, next_at, sent_today, to_char(counted_on, 'YYYY-MM-DD') AS counted_on
    FROM outbox_lanes WHERE name = ${name} FOR UPDATE`;
  const at = now();
  if (state)
    return {
      ...state,
      probe_at: unlessWrong(state.probe_at, { at, most: lease }),
      next_at: unlessWrong(state.next_at, { at, most: lease }),
    };
  await tx.$executeRaw`INSERT INTO outbox_lanes (name) VALUES (${name}) ON CONFLICT DO NOTHING`;
  return lockLane(tx, name);
}

/** The kinds of a lane that a newer message about the same order makes pointless. */
const statusKindsOf = (name: MessageChannel): string[] => kindsWhere(({ topic }) => topic === "order-status", name);

/** Drops what a newer message about the same order makes pointless. A lane without such kinds is not searched: a campaign may fill it. */
async function dropOvertaken(tx: Tx, name: MessageChannel, at: Date): Promise<void> {
  const statusKinds = statusKindsOf(name);
  if (statusKinds.length === 0) return;
  await tx.$executeRaw`
  UPDATE outbox o SET status = 'dead', dropped_at = ${at}, last_error = 'overtaken by newer word'
  WHERE o.status = 'waiting' AND o.channel = ${name}::channel AND o.claimed_at IS NULL AND o.kind = ANY (${statusKinds}) AND EXISTS (
    SELECT FROM outbox newer WHERE newer.order_id = o.order_id AND newer.channel = o.channel AND newer.recipient = o.recipient
      AND newer.kind = ANY (${statusKinds}) AND newer.id > o.id
      AND (newer.status = 'sent' OR (newer.status = 'waiting' AND newer.not_before <= ${at})))`;
}

/**
 * Messages of one urgency to one recipient leave in their order: one at a time, and none before an earlier one that is due, on its
 * way or to be tried again.
 */
const take = (tx: Tx, name: MessageChannel, { at, limit, upTo }: { at: Date; limit: number; upTo: number }) => tx.$queryRaw<
  ClaimedMessage[]
>`
  WITH taken AS (
    UPDATE outbox SET tries = tries + 1, not_before = ${new Date(at.getTime() + lease)}, claimed_at = ${at},
      perhaps_twice = perhaps_twice OR claimed_at IS NOT NULL
    WHERE id IN (
      SELECT o.id FROM outbox o WHERE o.status = 'waiting' AND o.channel = ${name}::channel AND o.not_before <= ${at} AND o.urgency <= ${upTo} AND NOT EXISTS (
        SELECT FROM outbox earlier WHERE earlier.status = 'waiting' AND earlier.channel = o.channel AND earlier.recipient = o.recipient
          AND earlier.urgency = o.urgency AND earlier.id < o.id AND (earlier.not_before <= ${at} OR earlier.tries > 0))
      ORDER BY o.urgency, o.id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id, channel, recipient, kind, payload, order_id, tries, urgency)
  SELECT id, channel::text AS channel, recipient, kind, payload, order_id AS "orderId", tries FROM taken ORDER BY urgency, id`;

/** Whether anything of a lane may be due: read without a lock, since an idle lane is looked at every second. */
async function isAnythingDue(name: MessageChannel, at: Date): Promise<boolean> {
  const [due] = await db.$queryRaw<unknown[]>`
    SELECT FROM outbox WHERE status = 'waiting' AND channel = ${name}::channel AND not_before <= ${at} LIMIT 1`;
  return due !== undefined;
}

/**
 * Whether a due message waits only for one that is being sent: an earlier one to its recipient, or its own row, is claimed by
 * another delivery. What waits for a later try, or for an answer that is overdue, waits longer than a delivery lasts.
 */
async function isAnythingBlocked(tx: Tx, name: MessageChannel, at: Date): Promise<boolean> {
  const [blocked] = await tx.$queryRaw<unknown[]>`
    SELECT FROM outbox o WHERE o.status = 'waiting' AND o.channel = ${name}::channel AND o.not_before <= ${at} AND NOT EXISTS (
      SELECT FROM outbox earlier WHERE earlier.status = 'waiting' AND earlier.channel = o.channel AND earlier.recipient = o.recipient
        AND earlier.urgency = o.urgency AND earlier.id < o.id AND earlier.tries > 0 AND earlier.not_before > ${at}
        AND (earlier.claimed_at IS NULL OR earlier.claimed_at <= ${new Date(at.getTime() - answerWithin)}))
    LIMIT 1`;
  return blocked !== undefined;
}

/** Counts a message of a paced lane and holds the lane until its answer; a lane that is down is left alone for a minute. */
async function noteClaim(
  tx: Tx,
  name: MessageChannel,
  { at, state, pace }: { at: Date; state: LaneState; pace?: LanePace | undefined },
) {
  const today = karachiDate(at);
  const sentToday = (state.counted_on === today ? state.sent_today : 0) + 1;
  const data = {
    ...(pace && { nextAt: new Date(at.getTime() + answerWithin), sentToday, countedOn: new Date(today) }),
    ...(state.down_since && { probeAt: new Date(at.getTime() + probeEvery) }),
  };
  if (Object.keys(data).length > 0) await tx.outboxLane.update({ where: { name }, data });
}

/** Messages of any urgency leave, of the most urgent alone, or none. */
const [anyUrgency, mostUrgent, noUrgency] = [32_767, 0, -1];

/** Up to which urgency messages of a paced lane still leave today. */
function urgencyLeft({ perDay }: LanePace, { sent_today, counted_on }: LaneState, at: Date): number {
  const left = perDay - (counted_on === karachiDate(at) ? sent_today : 0);
  if (left <= 0) return noUrgency;
  return perDay >= reserve.leastShared && left <= reserve.kept ? mostUrgent : anyUrgency;
}

/** What a claim took; where it took nothing, in how many milliseconds to ask again, or null when nothing that is due can leave. */
export type LaneClaim = { messages: ClaimedMessage[]; wait: number | null };

/**
 * Gives up to `limit` due messages of a lane to this process, the most urgent first; one a minute while the lane is down, one at a
 * time and none above the day's number where it has a pace.
 */
export async function claimMessages(name: MessageChannel, limit: number, pace: LanePace | undefined): Promise<LaneClaim> {
  if (limit === 0 || !(await isAnythingDue(name, now()))) return { messages: [], wait: null };
  return db.$transaction(async (tx) => {
    const state = await lockLane(tx, name);
    const at = now();
    const wait = (state.next_at?.getTime() ?? 0) - at.getTime();
    if (pace && wait > 0) return { messages: [], wait };
    const isDown = state.down_since !== null;
    if (isDown && state.probe_at && state.probe_at > at) return { messages: [], wait: null };
    const upTo = pace ? urgencyLeft(pace, state, at) : anyUrgency;
    await dropOvertaken(tx, name, at);
    const messages = await take(tx, name, { at, limit: isDown || pace ? 1 : limit, upTo });
    if (messages.length > 0) await noteClaim(tx, name, { at, state, pace });
    else if (!isDown && upTo === anyUrgency && (await isAnythingBlocked(tx, name, at))) return { messages, wait: askAgain };
    return { messages, wait: null };
  });
}

/** How a try of a message went, for its lane; `reason` is the service's answer. */
export type LaneOutcome = { went: "sent" | "put off" | "refused" | "failed" | "not understood" | "down"; reason: string | null };

/** So many failed sends in a row are an alarm, and so many answers in a row that were not understood stop the lane. */
export const tooMany = 3;

const troubled = sql`(l.down_since IS NOT NULL OR l.failures >= ${tooMany})`;

/**
 * Notes in the lane how a try went: a send opens it again, a channel that does not work stops it. The next message of a paced lane
 * leaves after a random time between its bounds. Desks are notified when the alarm may have changed.
 *
 * @returns whether the lane is down now
 */
export async function noteLaneOutcome(name: MessageChannel, { went, reason }: LaneOutcome, pace?: LanePace): Promise<boolean> {
  const at = now();
  const isAnswer = went === "sent" || went === "put off";
  const nextAt = pace ? new Date(at.getTime() + pace.least + Math.random() * (pace.most - pace.least)) : null;
  const unknown = went === "not understood" ? 1 : 0;
  const isDown = sql`(${went === "down"} OR l.not_understood + ${unknown}::int >= ${tooMany})`;
  const [lane] = await db.$queryRaw<{ was: boolean; is_down: boolean; is: boolean }[]>`
    UPDATE outbox_lanes l SET
      failures = ${went === "sent" ? sql`0` : went === "refused" ? sql`l.failures` : sql`l.failures + 1`},
      not_understood = ${isAnswer ? sql`0` : sql`l.not_understood + ${unknown}::int`},
      down_since = ${isAnswer ? sql`NULL` : sql`CASE WHEN ${isDown} THEN coalesce(l.down_since, ${at}) ELSE l.down_since END`},
      reason = ${isAnswer ? sql`NULL` : sql`CASE WHEN ${isDown} THEN ${reason}::text ELSE l.reason END`},
      probe_at = ${isAnswer ? sql`NULL` : sql`CASE WHEN ${isDown} THEN ${new Date(at.getTime() + probeEvery)}::timestamptz ELSE l.probe_at END`},
      next_at = ${nextAt}::timestamptz
    FROM (SELECT name, ${troubled} AS was FROM outbox_lanes l WHERE name = ${name} FOR UPDATE) before
    WHERE l.name = before.name AND (${(!isAnswer && went !== "refused") || pace !== undefined} OR ${troubled} OR l.failures > 0 OR l.not_understood > 0)
    RETURNING before.was, l.down_since IS NOT NULL AS is_down, ${troubled} AS is`;
  if (lane?.was || lane?.is) await notifyAlarmChanged(db);
  return lane?.is_down ?? false;
}

/** In how many milliseconds, at most `within`, something of the outbox becomes due or a lane may be tried again; null for nothing. */
export async function nextDue(within: number): Promise<number | null> {
  const at = now();
  const until = new Date(at.getTime() + within);
  const [next] = await db.$queryRaw<{ at: Date | null }[]>`
    SELECT min(greatest(o.not_before, CASE WHEN l.down_since IS NOT NULL THEN l.probe_at END)) AS at
    FROM outbox o LEFT JOIN outbox_lanes l ON l.name = o.channel::text
    WHERE o.status = 'waiting' AND o.not_before <= ${until} AND greatest(o.not_before, CASE WHEN l.down_since IS NOT NULL THEN l.probe_at END) > ${at}`;
  const wait = next?.at ? next.at.getTime() - at.getTime() : null;
  return wait !== null && wait <= within ? wait : null;
}

/** How a lane stands: since when and why it is down, and how many sends in a row failed. */
export type LaneStanding = {
  name: MessageChannel;
  downSince: Date | null;
  reason: string | null;
  failures: number;
  sentToday: number;
};

/** Every lane; one that never sent anything is up. */
export async function listLanes(): Promise<LaneStanding[]> {
  const rows = await db.outboxLane.findMany();
  const today = karachiDate(now());
  return messageChannels.map((name) => {
    const row = rows.find((lane) => lane.name === name);
    const isToday = row?.countedOn?.toISOString().slice(0, 10) === today;
    return {
      ...{ name, downSince: row?.downSince ?? null, reason: row?.reason ?? null, failures: row?.failures ?? 0 },
      sentToday: isToday ? (row?.sentToday ?? 0) : 0,
    };
  });
}

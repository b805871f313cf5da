import { kindsWhere, type MessageChannel, messageUrgencies } from "#app/contract/message-kinds.ts";
import { karachiDate } from "#app/lib/dates.ts";
import { afterQuiet, isQuiet } from "#app/lib/quiet-hours.ts";
import { now } from "./clock.server.ts";
import { db, type Tx } from "./db.server.ts";
import type { OutboxMessage } from "./outbox.server.ts";
import { answerWithin, type LanePace, type LaneState, lockLane, probeEvery, reserve } from "./outbox-lanes.server.ts";

/** A claimed message belongs to its process so long, milliseconds, and is claimed anew until its try is over. */
const lease = 60_000;

/** How often a claim is renewed while its message is being sent, milliseconds. */
export const renewEvery = 20_000;

/** The delay until a lane is checked again whose due messages wait for earlier ones that another process is sending, milliseconds. */
const askAgain = 250;

/** The longest time from a claim to the moment at which the message leaves: an email may wait so long for its service, milliseconds. */
const leavesWithin = 75_000;

/** A message in the hands of this process: how often it was tried, this try included, and how many tries had no answer. */
export type ClaimedMessage = OutboxMessage & { tries: number; unanswered: number; ownFault: boolean; claimedAt: Date };

/** The kinds of a lane that a newer status of the same order makes pointless: an older one, and that the order came in. */
const overtakenKinds = (name: MessageChannel): string[] =>
  kindsWhere(({ topic }) => topic === "order-status" || topic === "order-placed", name);

const statusKinds = (name: MessageChannel): string[] => kindsWhere(({ topic }) => topic === "order-status", name);

/** Drops what a newer message about the same order makes pointless. A lane without such kinds is not searched: a campaign may fill it. */
async function dropOvertaken(tx: Tx, name: MessageChannel, at: Date): Promise<void> {
  const newerKinds = statusKinds(name);
  if (newerKinds.length === 0) return;
  await tx.$executeRaw`
  UPDATE outbox o SET status = 'dead', dropped_at = ${at}, last_error = 'overtaken by newer word'
  WHERE o.status = 'waiting' AND o.channel = ${name}::channel AND o.claimed_at IS NULL AND o.asked_at IS NULL AND o.kind = ANY (${overtakenKinds(name)}) AND EXISTS (
    SELECT FROM outbox newer WHERE newer.order_id = o.order_id AND newer.channel = o.channel AND newer.recipient = o.recipient
      AND newer.kind = ANY (${newerKinds}) AND newer.id > o.id
      AND (newer.status = 'sent' OR (newer.status = 'waiting' AND newer.not_before <= ${at})))`;
}

/** Holds the bulk messages of a lane until the morning when they could not leave before the quiet hours. */
async function holdBulk(tx: Tx, name: MessageChannel, at: Date): Promise<void> {
  const leaves = isQuiet(at) ? at : new Date(at.getTime() + leavesWithin);
  if (!isQuiet(leaves)) return;
  const morning = afterQuiet(leaves);
  await tx.$executeRaw`
    UPDATE outbox SET not_before = ${morning}, due_at = ${morning}, held_by = 'day-only'
    WHERE status = 'waiting' AND channel = ${name}::channel AND urgency >= ${messageUrgencies.bulk} AND not_before < ${morning} AND claimed_at IS NULL`;
}

/** Says on the due messages which the used-up number of the day holds back that it does. */
const noteHeld = (tx: Tx, name: MessageChannel, { at, upTo }: { at: Date; upTo: number }) => tx.$executeRaw`
  UPDATE outbox SET held_by = 'daily-number'
  WHERE status = 'waiting' AND channel = ${name}::channel AND urgency > ${upTo} AND not_before <= ${at} AND claimed_at IS NULL
    AND held_by IS DISTINCT FROM 'daily-number'`;

/**
 * Messages about one order to one recipient leave in their order: one at a time, and none before an earlier one that is due, on its
 * way, held or to be tried again. Nothing else waits for another message. While the lane is down, the one that was tried longest ago goes.
 */
const take = (
  tx: Tx,
  name: MessageChannel,
  { at, limit, upTo, isDown, last }: { at: Date; limit: number; upTo: number; isDown: boolean; last: readonly string[] },
) => tx.$queryRaw<ClaimedMessage[]>`
  WITH picked AS (
    SELECT o.id, o.claimed_at FROM outbox o
    WHERE o.status = 'waiting' AND o.channel = ${name}::channel AND o.not_before <= ${at} AND o.urgency <= ${upTo} AND NOT EXISTS (
      SELECT FROM outbox earlier WHERE earlier.status = 'waiting' AND earlier.channel = o.channel AND earlier.recipient = o.recipient
        AND earlier.order_id = o.order_id AND earlier.urgency = o.urgency AND earlier.id < o.id
        AND (earlier.not_before <= ${at} OR earlier.tries > 0 OR earlier.held_by IS NOT NULL))
    ORDER BY CASE WHEN ${isDown} THEN o.unanswered END, CASE WHEN ${isDown} THEN o.probed_at END NULLS FIRST, o.urgency,
      split_part(o.recipient, '@', 2) = ANY (${last}::text[]), o.id
    LIMIT ${limit} FOR UPDATE SKIP LOCKED),
  lost AS (
    INSERT INTO outbox_entries (outbox_id, action, created_at)
    SELECT id, 'lost', claimed_at FROM picked WHERE claimed_at IS NOT NULL),
  taken AS (
    UPDATE outbox o SET tries = o.tries + 1, not_before = ${new Date(at.getTime() + lease)}, claimed_at = ${at}, held_by = NULL,
      unanswered = o.unanswered + (picked.claimed_at IS NOT NULL)::int,
      perhaps_twice = o.perhaps_twice OR o.unanswered > 0 OR picked.claimed_at IS NOT NULL,
      probed_at = CASE WHEN ${isDown} THEN ${at} ELSE o.probed_at END
    FROM picked WHERE o.id = picked.id
    RETURNING o.id, o.channel, o.recipient, o.kind, o.payload, o.order_id, o.tries, o.urgency, o.created_at, o.asked_at, o.unanswered, o.own_fault)
  SELECT id, channel::text AS channel, recipient, kind, payload, order_id AS "orderId", tries, created_at AS "createdAt",
    asked_at IS NOT NULL AS "isAsked", unanswered, own_fault AS "ownFault", ${at}::timestamptz AS "claimedAt"
  FROM taken ORDER BY urgency, id`;

/** Whether anything of a lane may be due: read without a lock, since an idle lane is checked every second. */
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
        AND earlier.order_id = o.order_id AND earlier.urgency = o.urgency AND earlier.id < o.id AND earlier.not_before > ${at} AND (earlier.held_by IS NOT NULL
          OR (earlier.tries > 0 AND (earlier.claimed_at IS NULL OR earlier.claimed_at <= ${new Date(at.getTime() - answerWithin)}))))
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
 * Gives up to `limit` due messages of a lane to this process, the most urgent first; one a minute while the lane is down, none while
 * its service asked for silence, one at a time and none above the day's number where it has a pace.
 *
 * @param last the domains of addresses that come after all others: emails to them hang
 */
export async function claimMessages(
  name: MessageChannel,
  limit: number,
  pace: LanePace | undefined,
  last: readonly string[] = [],
): Promise<LaneClaim> {
  if (limit === 0 || !(await isAnythingDue(name, now()))) return { messages: [], wait: null };
  return db.$transaction(async (tx) => {
    const state = await lockLane(tx, name);
    const at = now();
    const wait = (state.next_at?.getTime() ?? 0) - at.getTime();
    if (state.quiet_until && state.quiet_until > at) return { messages: [], wait: null };
    if (pace && wait > 0) return { messages: [], wait };
    const isDown = state.down_since !== null;
    if (isDown && state.probe_at && state.probe_at > at) return { messages: [], wait: null };
    const upTo = pace ? urgencyLeft(pace, state, at) : anyUrgency;
    await dropOvertaken(tx, name, at);
    await holdBulk(tx, name, at);
    if (upTo < anyUrgency) await noteHeld(tx, name, { at, upTo });
    const messages = await take(tx, name, { at, limit: isDown || pace ? 1 : limit, upTo, isDown, last });
    if (messages.length > 0) await noteClaim(tx, name, { at, state, pace });
    else if (!isDown && upTo === anyUrgency && (await isAnythingBlocked(tx, name, at))) return { messages, wait: askAgain };
    return { messages, wait: null };
  });
}

/** Renews the claim of a message that is still being sent. */
export const renewClaim = ({ id, claimedAt }: ClaimedMessage) => db.$executeRaw`
  UPDATE outbox SET not_before = ${new Date(now().getTime() + lease)} WHERE id = ${id} AND status = 'waiting' AND claimed_at = ${claimedAt}`;

import { setTimeout as pause } from "node:timers/promises";
import { findMessageKind, type MessageChannel, type MessageKind, messageChannels } from "#app/contract/message-kinds.ts";
import { now } from "./clock.server.ts";
import { db } from "./db.server.ts";
import { triggerOutbox } from "./jobs.server.ts";
import { log } from "./log.server.ts";
import {
  type Deliver,
  type DeliveryRecord,
  type Handlers,
  type HeldBy,
  isLaneDown,
  isLimitReached,
  isNoAnswer,
  isNotNeeded,
  isNotUnderstood,
  isRetryAfter,
  isUndeliverable,
  type OutboxMessage,
  Undeliverable,
} from "./outbox.server.ts";
import { type ClaimedMessage, claimMessages, renewClaim, renewEvery } from "./outbox-claims.server.ts";
import { type LaneOutcome, type LanePace, lanes, nextDue, noteLaneOutcome, releaseLane } from "./outbox-lanes.server.ts";
import { findRoom, type InHand } from "./outbox-room.server.ts";

const minute = 60_000;

/** How long to wait after each failed try; after the eighth a message is dead until somebody sends it again. */
const delays = [1, 5, 15, 30, 60, 180, 360].map((minutes) => minutes * minute);
const maxTries = delays.length + 1;

/** A message that was perhaps sent is tried once more, this much later, milliseconds: a service that hangs has often restarted by then. */
const secondChance = 5 * minute;

/** So many tries without an answer, and a person decides. */
export const mostUnanswered = 2;

const perhapsSent = "perhaps sent: no answer came; not tried again by itself";

/** A lane without a pace begins a message every so many milliseconds: twenty a second overload neither mail servers nor the shop. */
const perMessage = 50;

/** So long a message keeps others from being sent by the same process until it is noted; what takes longer delays nobody. Milliseconds. */
const longestHold = 250;

/** How often a lane is checked while another one is busy, milliseconds. */
const pollEvery = 1000;

/** The paces that the shop has set, in place of those of the lanes. */
export type Paces = Partial<Record<MessageChannel, LanePace>>;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is escaped
const unprintable = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;
const escaped = (character: string) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`;

/** An answer as it is kept: control characters escaped, at most 500 characters. */
const keptAnswer = (text: string): string => [...text.slice(0, 2000).replace(unprintable, escaped)].slice(0, 500).join("");

/** A text as the database takes it. */
const storable = (text: string): string => text.replaceAll("\u0000", "");

async function attempt(
  { tries, unanswered, ownFault: _, claimedAt: __, ...message }: ClaimedMessage,
  handlers: Handlers,
): Promise<DeliveryRecord | undefined> {
  const name = `${message.channel}/${message.kind}` as MessageKind;
  const handler = handlers[name] as ((message: OutboxMessage) => ReturnType<Deliver>) | undefined;
  const kind = findMessageKind(name);
  if (!handler || !kind) throw new Undeliverable(`nobody sends ${name}`);
  if (tries > maxTries) throw new Undeliverable("the shop stopped during the last try");
  if (unanswered >= mostUnanswered) throw new Undeliverable(perhapsSent);
  const payload = kind.payload.safeParse(message.payload);
  if (!payload.success) throw new Undeliverable(`${name} lacks what its text needs`);
  const record = await handler({ ...message, payload: payload.data as OutboxMessage["payload"] });
  if (!record) return;
  const { subject, text, html = "" } = record;
  const kept = kind.hasSecret ? { text: "", html: "" } : { text: storable(text), html: storable(html) };
  return { ...record, ...kept, ...(subject !== undefined && { subject: storable(subject) }) };
}

/** Notes at once that a message left, and what left: a crash before that may send it twice. */
const noteSent = (id: bigint, record: DeliveryRecord | undefined) => db.$executeRaw`
  WITH entry AS (
    INSERT INTO outbox_entries (outbox_id, action, provider, answer, created_at)
    VALUES (${id}, 'sent', ${record?.provider ?? null}, ${record?.answer === undefined ? null : keptAnswer(record.answer)}, ${now()}))
  UPDATE outbox SET status = 'sent', sent_at = ${now()}, last_error = NULL, claimed_at = NULL, dropped_at = NULL,
    subject = ${record?.subject ?? null}, text = ${record?.text || null}, html = ${record?.html || null},
    provider = ${record?.provider ?? null}, message_id = ${record?.messageId ?? null}
  WHERE id = ${id}`;

/**
 * How the lane of a message takes its failure. An answer as if the lane were down to a message that met it before, while others got
 * through, is the message's own.
 */
function laneOutcomeOf(problem: unknown, { ownFault, channel }: ClaimedMessage): LaneOutcome["went"] {
  if (isUndeliverable(problem)) return "refused";
  if (isLaneDown(problem) || isNotUnderstood(problem)) {
    if (ownFault) return "refused";
    return isLaneDown(problem) ? "down" : "not understood";
  }
  if (isNoAnswer(problem)) return channel === "push" ? "failed" : "unanswered"; // one of many push services says nothing of the others
  return isRetryAfter(problem) ? "busy" : "failed";
}

/**
 * When a failed message is tried again; undefined when it is dead. A service that asks for a second of silence each time uses up its tries
 * no sooner than one that fails.
 */
function nextTry(problem: unknown, { tries, unanswered }: ClaimedMessage): Date | undefined {
  const delay = isUndeliverable(problem) ? undefined : delays[tries - 1];
  if (delay === undefined) return;
  if (isNoAnswer(problem)) {
    return unanswered + 1 < mostUnanswered ? new Date(now().getTime() + Math.max(delay, secondChance)) : undefined;
  }
  const soonest = now().getTime() + delay;
  return new Date(isRetryAfter(problem) ? Math.max(problem.at.getTime(), soonest) : soonest);
}

type Untried = { lastError: string; notBefore: Date; heldBy?: HeldBy | null; isProbed?: boolean };

/** Puts a message back untried: its lane is down, or a limit of the shop is reached. A night or a day only moves when it is due. */
const putBack = ({ id, claimedAt }: ClaimedMessage, { lastError, notBefore, heldBy = null, isProbed = false }: Untried) =>
  db.$executeRaw`
  UPDATE outbox SET tries = tries - 1, not_before = ${notBefore}, claimed_at = NULL, last_error = ${lastError}, held_by = ${heldBy},
    due_at = CASE WHEN ${heldBy === "night" || heldBy === "day-only"} THEN ${notBefore} ELSE due_at END,
    probed_at = CASE WHEN ${isProbed} THEN ${now()}::timestamptz END
  WHERE id = ${id} AND claimed_at = ${claimedAt}`;

/** What the entry of a try is called. */
function actionOf(problem: unknown, isTriedAgain: boolean): string {
  if (isNotNeeded(problem)) return "dropped";
  if (isNoAnswer(problem)) return "unanswered";
  return isTriedAgain ? "later" : "never";
}

async function noteFailure(message: ClaimedMessage, problem: unknown, pace?: LanePace): Promise<void> {
  const { id, channel, kind, tries, claimedAt } = message;
  const lastError = keptAnswer(problem instanceof Error ? problem.message : String(problem));
  const ids = { outbox: String(id), kind, lane: channel };
  if (isLimitReached(problem)) {
    await putBack(message, { lastError, notBefore: problem.at, heldBy: problem.heldBy });
    await releaseLane(channel, pace);
    log.info(ids, "message waits: a limit of the shop is reached");
    return;
  }
  const went = laneOutcomeOf(problem, message);
  const until = isRetryAfter(problem) ? { until: problem.at } : {};
  const isDropped = isNotNeeded(problem);
  if (isDropped) await releaseLane(channel, pace);
  const isStopped = !isDropped && (await noteLaneOutcome(channel, { went, reason: lastError, ...until }, pace));
  const isOfLane = isLaneDown(problem) || isNotUnderstood(problem);
  if (isOfLane && isStopped) {
    await putBack(message, { lastError, notBefore: now(), isProbed: true });
    log.warn(ids, "message not sent: its lane is down");
    return;
  }
  const notBefore = nextTry(problem, message);
  const isUnanswered = isNoAnswer(problem);
  const action = actionOf(problem, notBefore !== undefined);
  await db.$executeRaw`
    WITH entry AS (
      INSERT INTO outbox_entries (outbox_id, action, answer, created_at) VALUES (${id}, ${action}, ${lastError}, ${now()}))
    UPDATE outbox SET last_error = ${isUnanswered && !notBefore ? perhapsSent : lastError}, claimed_at = NULL,
      unanswered = unanswered + ${isUnanswered ? 1 : 0}::int, not_before = coalesce(${notBefore ?? null}::timestamptz, not_before),
      status = CASE WHEN delivered_at IS NOT NULL THEN 'sent'::outbox_status WHEN ${notBefore === undefined} THEN 'dead' ELSE status END,
      dropped_at = ${isDropped ? now() : null}::timestamptz
    WHERE id = ${id} AND claimed_at = ${claimedAt}`;
  const said = isUnanswered ? "no answer to a message: perhaps sent" : "message not sent; the outbox row says why";
  if (!isDropped) log.warn({ outbox: String(id), kind, tries, dead: !notBefore }, said);
}

/** The problem of a log line without its text, which may name a recipient. */
const nameOf = (problem: unknown): string => (problem instanceof Error ? problem.name : typeof problem);

/** @returns whether it left */
async function deliver(message: ClaimedMessage, handlers: Handlers, pace?: LanePace): Promise<boolean> {
  const [outbox, lane] = [String(message.id), message.channel];
  const unnoted = (problem: unknown) => log.warn({ outbox, problem: nameOf(problem) }, "a try was not noted; its lease runs out");
  const renewal = setInterval(() => void renewClaim(message).catch(unnoted), renewEvery).unref();
  let record: DeliveryRecord | undefined;
  try {
    record = await attempt(message, handlers);
  } catch (problem) {
    await noteFailure(message, problem, pace).catch(unnoted);
    return false;
  } finally {
    clearInterval(renewal);
  }
  const noted = noteSent(message.id, record)
    .then(() => noteLaneOutcome(lane, { went: "sent", reason: null }, pace))
    .catch(unnoted);
  await Promise.all([noted, record?.alsoNote?.().catch(unnoted)]);
  return true;
}

let turn: Promise<unknown> = Promise.resolve();

/**
 * Sends an e-mail or a WhatsApp message when the one before it is noted: a process that dies between a service's answer and its note sends
 * one of them again, and not one of each lane.
 */
function sequentially(send: () => Promise<boolean>): Promise<boolean> {
  const sent = turn.then(send);
  turn = Promise.race([sent, turn.then(() => pause(longestHold))]).catch(() => undefined);
  return sent;
}

/** A stop waits this long for the messages in hand; those of a server that hangs are tried again when their lease is over. */
const stopTimeout = 5_000;

/** Resolves that long after `stopping`; never when `finished` comes first. */
const abandoned = (stopping: AbortSignal | undefined, finished: AbortSignal): Promise<null> =>
  new Promise((resolve) => {
    const wait = () => void setTimeout(() => resolve(null), stopTimeout).unref();
    stopping?.addEventListener("abort", wait, { once: true, signal: finished });
  });

type Run = {
  handlers: Handlers;
  paces: () => Promise<Paces>;
  woken: AbortSignal;
  onBusy: (channel: MessageChannel, isBusy: boolean) => void;
  onSent: () => void;
};

/** Resolves after a time, or as soon as the signal comes. */
const rest = (ms: number, signal: AbortSignal): Promise<void> => pause(ms, undefined, { signal }).catch(() => undefined);

/**
 * Sends what is due of one lane until `woken`, one after the other without waiting for the answers, as many as the lane allows, so that
 * a slow recipient delays no others.
 */
async function deliverLane(channel: MessageChannel, { handlers, paces, woken, onBusy, onSent }: Run): Promise<void> {
  const inHand = new Map<Promise<void>, InHand>();
  while (!woken.aborted) {
    const pace = (await paces())[channel] ?? lanes[channel].pace;
    const { room, last } = findRoom(lanes[channel], [...inHand.values()]);
    const { messages, wait } = await claimMessages(channel, Math.min(1, room), pace, last);
    for (const message of messages) {
      const send = () => deliver(message, handlers, pace);
      const sending = (channel === "push" ? send() : sequentially(send)).then((isSent) => {
        inHand.delete(sending);
        if (isSent) onSent();
      });
      inHand.set(sending, { since: now(), domain: message.recipient.split("@")[1] ?? "" });
    }
    onBusy(channel, inHand.size > 0 || wait !== null);
    if (messages.length > 0 && !pace) await rest(perMessage, woken);
    if (messages.length > 0 && room > 1) continue;
    const answered = new AbortController();
    await Promise.race([
      rest(Math.min(pollEvery, wait ?? pollEvery), AbortSignal.any([woken, answered.signal])),
      ...inHand.keys(),
    ]);
    answered.abort();
  }
  await Promise.all(inHand.keys());
}

/**
 * Sends what is due of all lanes until nothing more is. Lanes are independent: a slow mail server delays no pushes. What becomes
 * due within the next minute is scheduled, so that it leaves in time.
 *
 * @param signal stops after the messages in hand, or 5 s later
 * @returns how many were sent
 */
export async function deliverDueMessages(
  handlers: Handlers,
  signal?: AbortSignal,
  paces: () => Promise<Paces> = async () => ({}),
): Promise<number> {
  const finished = new AbortController();
  const over = abandoned(signal, finished.signal);
  const woken = AbortSignal.any(signal ? [signal, finished.signal] : [finished.signal]);
  const busy = new Set<MessageChannel>(messageChannels);
  const onBusy = (channel: MessageChannel, isBusy: boolean) => {
    if (isBusy) busy.add(channel);
    else busy.delete(channel);
    if (busy.size === 0) finished.abort();
  };
  let left = 0;
  const onSent = () => {
    left += 1;
  };
  const run = { handlers, paces, woken, onBusy, onSent };
  const all = Promise.all(messageChannels.map((channel) => deliverLane(channel, run)));
  await Promise.race([all, over]).finally(() => finished.abort());
  const wait = signal?.aborted ? null : await nextDue(minute);
  if (wait !== null) triggerOutbox(wait);
  return left;
}

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
  isLaneDown,
  isLimitReached,
  isNotNeeded,
  isNotUnderstood,
  isRetryAfter,
  isUndeliverable,
  type OutboxMessage,
  Undeliverable,
} from "./outbox.server.ts";
import {
  type ClaimedMessage,
  claimMessages,
  type LaneOutcome,
  type LanePace,
  lanes,
  nextDue,
  noteLaneOutcome,
} from "./outbox-lanes.server.ts";

const minute = 60_000;

/** How long to wait after each failed try; after the eighth a message is dead until somebody sends it again. */
const delays = [1, 5, 15, 30, 60, 180, 360].map((minutes) => minutes * minute);
const maxTries = delays.length + 1;

/** A lane without a pace begins a message every so many milliseconds: twenty a second overload neither mail servers nor the shop. */
const perMessage = 50;

/** So long a message keeps others from being sent by the same process until it is noted; what takes longer delays nobody. Milliseconds. */
const longestTurn = 250;

/** How often a lane is looked at while another one is busy, milliseconds. */
const look = 1000;

/** The paces that the shop has set, in place of those of the lanes. */
export type Paces = Partial<Record<MessageChannel, LanePace>>;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is escaped
const unprintable = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;
const escaped = (character: string) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`;

/** An answer as it is kept: control characters escaped, at most 500 characters. */
const keptAnswer = (text: string): string => [...text.slice(0, 2000).replace(unprintable, escaped)].slice(0, 500).join("");

/** A text as the database takes it. */
const storable = (text: string): string => text.replaceAll("\u0000", "");

async function attempt({ tries, ...message }: ClaimedMessage, handlers: Handlers): Promise<DeliveryRecord | undefined> {
  const name = `${message.channel}/${message.kind}` as MessageKind;
  const handler = handlers[name] as ((message: OutboxMessage) => ReturnType<Deliver>) | undefined;
  const kind = findMessageKind(name);
  if (!handler || !kind) throw new Undeliverable(`nobody sends ${name}`);
  if (tries > maxTries) throw new Undeliverable("the shop stopped during the last try");
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
    provider = ${record?.provider ?? null}
  WHERE id = ${id}`;

/** How the lane of a message takes its failure. */
function laneOutcomeOf(problem: unknown): LaneOutcome["went"] {
  if (isUndeliverable(problem)) return "refused";
  if (isLaneDown(problem)) return "down";
  if (isNotUnderstood(problem)) return "not understood";
  return isRetryAfter(problem) ? "put off" : "failed";
}

/** When a failed message is tried again; undefined when it is dead. */
function nextTry(problem: unknown, tries: number): Date | undefined {
  const delay = isUndeliverable(problem) ? undefined : delays[tries - 1];
  if (delay === undefined) return;
  return isRetryAfter(problem) ? problem.at : new Date(now().getTime() + delay);
}

/** Puts a message back untried: its lane is down, or a limit of the shop is reached. */
const putBack = (id: bigint, lastError: string, notBefore: Date) => db.$executeRaw`
  UPDATE outbox SET tries = tries - 1, not_before = ${notBefore}, claimed_at = NULL, last_error = ${lastError} WHERE id = ${id}`;

async function putOff({ id, channel, kind, tries }: ClaimedMessage, problem: unknown, pace?: LanePace): Promise<void> {
  const lastError = keptAnswer(problem instanceof Error ? problem.message : String(problem));
  const went = laneOutcomeOf(problem);
  if (isLimitReached(problem)) {
    await putBack(id, lastError, problem.at);
    log.info({ outbox: String(id), kind, lane: channel }, "message waits: a limit of the shop is reached");
    return;
  }
  const isDown = await noteLaneOutcome(channel, { went, reason: lastError }, pace);
  if (went === "down" || (went === "not understood" && isDown)) {
    await putBack(id, lastError, now());
    log.warn({ outbox: String(id), kind, lane: channel }, "message not sent: its lane is down");
    return;
  }
  const notBefore = nextTry(problem, tries);
  const isDropped = isNotNeeded(problem);
  const action = isDropped ? "dropped" : notBefore ? "later" : "never";
  await db.outbox.update({
    where: { id },
    data: {
      ...{ lastError, claimedAt: null, entries: { create: { action, answer: lastError, createdAt: now() } } },
      ...(notBefore ? { notBefore } : { status: "dead", droppedAt: isDropped ? now() : null }),
    },
  });
  if (!isDropped) log.warn({ outbox: String(id), kind, tries, dead: !notBefore }, "message not sent; the outbox row says why");
}

/** The problem of a log line without its text, which may name a recipient. */
const nameOf = (problem: unknown): string => (problem instanceof Error ? problem.name : typeof problem);

/** @returns whether it left */
async function deliver(message: ClaimedMessage, handlers: Handlers, pace?: LanePace): Promise<boolean> {
  const [outbox, lane] = [String(message.id), message.channel];
  const unnoted = (problem: unknown) => log.warn({ outbox, problem: nameOf(problem) }, "a try was not noted; its lease runs out");
  let record: DeliveryRecord | undefined;
  try {
    record = await attempt(message, handlers);
  } catch (problem) {
    await putOff(message, problem, pace).catch(unnoted);
    return false;
  }
  const noted = noteSent(message.id, record)
    .then(() => noteLaneOutcome(lane, { went: "sent", reason: null }, pace))
    .catch(unnoted);
  await Promise.all([noted, record?.alsoNote?.()]);
  return true;
}

let turn: Promise<unknown> = Promise.resolve();

/**
 * Sends a letter or a WhatsApp message when the one before it is noted: a process that dies between a service's answer and its note sends
 * one of them again, and not one of each lane.
 */
function inTurn(send: () => Promise<boolean>): Promise<boolean> {
  const sent = turn.then(send);
  turn = Promise.race([sent, turn.then(() => pause(longestTurn))]).catch(() => undefined);
  return sent;
}

/** A stop waits this long for the messages in hand; those of a server that hangs are tried again when their lease is over. */
const farewell = 5_000;

/** Resolves a farewell after `stopping`; never when `finished` comes first. */
const givenUp = (stopping: AbortSignal | undefined, finished: AbortSignal): Promise<null> =>
  new Promise((resolve) => {
    const wait = () => void setTimeout(() => resolve(null), farewell).unref();
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
  const { concurrency } = lanes[channel];
  const inHand = new Set<Promise<void>>();
  while (!woken.aborted) {
    const pace = (await paces())[channel] ?? lanes[channel].pace;
    const { messages, wait } = await claimMessages(channel, Math.min(1, concurrency - inHand.size), pace);
    for (const message of messages) {
      const send = () => deliver(message, handlers, pace);
      const sending = (channel === "push" ? send() : inTurn(send)).then((isSent) => {
        inHand.delete(sending);
        if (isSent) onSent();
      });
      inHand.add(sending);
    }
    onBusy(channel, inHand.size > 0 || wait !== null);
    if (messages.length > 0 && !pace) await rest(perMessage, woken);
    if (messages.length > 0 && inHand.size < concurrency) continue;
    const answered = new AbortController();
    await Promise.race([rest(Math.min(look, wait ?? look), AbortSignal.any([woken, answered.signal])), ...inHand]);
    answered.abort();
  }
  await Promise.all(inHand);
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
  const over = givenUp(signal, finished.signal);
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

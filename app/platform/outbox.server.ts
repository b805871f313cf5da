import { setTimeout as pause } from "node:timers/promises";
import type { Prisma } from "#app/generated/prisma/client.ts";
import { Channel } from "#app/generated/prisma/enums.ts";
import { now } from "./clock.server.ts";
import { db, sql, type Tx } from "./db.server.ts";
import { triggerOutbox } from "./jobs.server.ts";
import { log } from "./log.server.ts";

const minute = 60_000;

/** How long to wait after each failed try; after the eighth a message is dead until somebody sends it again. */
const delays = [1, 5, 15, 30, 60, 180, 360].map((minutes) => minutes * minute);
const maxTries = delays.length + 1;

/** The lease of a claimed message; after it another process may retry (at least once). */
const lease = 10 * minute;
const batch = 20;

/** Word to send: through which channel, to whom, what kind, and the little its text needs beyond the order. */
export type EnqueuedMessage = {
  channel: Channel;
  recipient: string;
  kind: string;
  payload: Prisma.InputJsonObject;
  orderId?: number | null;
  notBefore?: Date;
};

/** A message on its way out. `id` is the same at every try. */
export type OutboxMessage = {
  id: bigint;
  channel: Channel;
  recipient: string;
  kind: string;
  payload: unknown;
  orderId: number | null;
};

/** Sends messages of one kind; a rejection is tried again later, an `Undeliverable` never. */
export type Deliver = (message: OutboxMessage) => Promise<void>;

/** How each kind leaves, by `channel/kind`. */
export type Handlers = Readonly<Record<string, Deliver>>;

/** Sending this message will never make sense: its link is over, its order is gone. */
export class Undeliverable extends Error {}

/** The statement that enqueues a message, as part of a larger one. It is sent after the commit, never before `notBefore`. */
export function enqueueMessageSql({ channel, recipient, kind, payload, orderId = null, notBefore }: EnqueuedMessage) {
  const at = now();
  return sql`
    INSERT INTO outbox (channel, recipient, kind, payload, order_id, not_before, created_at)
    VALUES (${channel}::channel, ${recipient}, ${kind}, ${JSON.stringify(payload)}::jsonb, ${orderId}, ${notBefore ?? at}, ${at})`;
}

/** Enqueues a message in the transaction of its cause; it is sent when due. */
export async function enqueueMessage(tx: Tx, promised: EnqueuedMessage): Promise<void> {
  await tx.$executeRaw(enqueueMessageSql(promised));
  triggerOutbox(promised.notBefore ? promised.notBefore.getTime() - now().getTime() : 0);
}

type Claimed = OutboxMessage & { tries: number };

/** Gives messages of one channel to this process. Side by side with other processes: a row that one holds the others pass over. */
const claim = (channel: Channel, at: Date): Promise<Claimed[]> => db.$queryRaw`
  UPDATE outbox SET tries = tries + 1, not_before = ${new Date(at.getTime() + lease)}
  WHERE id IN (
    SELECT id FROM outbox WHERE status = 'waiting' AND not_before <= ${at} AND channel = ${channel}::channel
    ORDER BY not_before, id LIMIT ${batch} FOR UPDATE SKIP LOCKED)
  RETURNING id, channel::text AS channel, recipient, kind, payload, order_id AS "orderId", tries`;

async function attempt({ tries, ...message }: Claimed, handlers: Handlers): Promise<void> {
  const name = `${message.channel}/${message.kind}`;
  const handler = handlers[name];
  if (!handler) throw new Undeliverable(`nobody sends ${name}`);
  if (tries > maxTries) throw new Undeliverable("the shop stopped during the last try");
  await handler(message);
}

async function putOff({ id, kind, tries }: Claimed, problem: unknown): Promise<void> {
  const lastError = (problem instanceof Error ? problem.message : String(problem)).slice(0, 500);
  const delay = problem instanceof Undeliverable ? undefined : delays[tries - 1];
  log.warn({ outbox: String(id), kind, tries, dead: delay === undefined }, "message not sent; the outbox row says why");
  const later = delay === undefined ? ({ status: "dead" } as const) : { notBefore: new Date(now().getTime() + delay) };
  await db.outbox.updateMany({ where: { id }, data: { lastError, ...later } });
}

async function deliver(message: Claimed, handlers: Handlers): Promise<bigint | null> {
  try {
    await attempt(message, handlers);
    return message.id;
  } catch (problem) {
    await putOff(message, problem).catch((fault: unknown) => log.warn({ err: fault }, "a failed try was not noted"));
    return null;
  }
}

/** A stop waits this long for the messages in hand; those of a server that hangs are tried again when their lease is over. */
const farewell = 5_000;

/** Resolves a farewell after `stopping`; never when `finished` comes first. */
const givenUp = (stopping: AbortSignal | undefined, finished: AbortSignal): Promise<null> =>
  new Promise((resolve) => {
    const wait = () => void setTimeout(() => resolve(null), farewell).unref();
    stopping?.addEventListener("abort", wait, { once: true, signal: finished });
  });

/** Sends one batch of a channel. Gives how many left and whether more may be due; null when the farewell came first. */
async function deliverBatch(channel: Channel, handlers: Handlers, over: Promise<null>) {
  const claimed = await claim(channel, now());
  const answers = await Promise.race([Promise.all(claimed.map((message) => deliver(message, handlers))), over]);
  if (!answers) return null;
  const sent = answers.filter((id) => id !== null);
  const done = { status: "sent", sentAt: now(), lastError: null } as const;
  if (sent.length > 0) await db.outbox.updateMany({ where: { id: { in: sent } }, data: done });
  return { left: sent.length, hasMore: claimed.length === batch };
}

/**
 * Sends what is due, at most twenty messages a second and channel, so that neither mail servers nor the shop are overloaded.
 * Channels are independent: a slow mail server delays no pushes.
 *
 * @param signal stops after the messages in hand, or 5 s later
 * @returns how many were sent
 */
export async function deliverDueMessages(handlers: Handlers, signal?: AbortSignal): Promise<number> {
  const finished = new AbortController();
  const over = givenUp(signal, finished.signal);
  const woken = AbortSignal.any(signal ? [signal, finished.signal] : [finished.signal]);
  const busy = new Set<Channel>(Object.values(Channel));
  let left = 0;
  const deliverChannel = async (channel: Channel) => {
    while (!woken.aborted) {
      busy.add(channel);
      const batch = await deliverBatch(channel, handlers, over);
      left += batch?.left ?? 0;
      if (!batch?.hasMore) busy.delete(channel);
      if (busy.size === 0) finished.abort();
      if (batch) await pause(1000, undefined, { signal: woken }).catch(() => undefined);
    }
  };
  await Promise.all(Object.values(Channel).map(deliverChannel)).finally(() => finished.abort());
  return left;
}

/** Sends a message again from the start, dead or sent; false when there is none of that id. */
export async function resend(id: bigint): Promise<boolean> {
  const again = { status: "waiting", tries: 0, notBefore: now(), lastError: null } as const;
  const { count } = await db.outbox.updateMany({ where: { id }, data: again });
  triggerOutbox();
  return count > 0;
}

import { type MessageChannel, type MessageKind, messageKinds, type PayloadOf } from "#app/contract/message-kinds.ts";
import { now } from "./clock.server.ts";
import { type Sql, sql, type Tx } from "./db.server.ts";
import { triggerOutbox } from "./jobs.server.ts";

type Split<Kind extends MessageKind> = Kind extends `${infer Channel extends MessageChannel}/${infer Name}`
  ? { channel: Channel; kind: Name }
  : never;

type Addressed = { recipient: string; orderId?: number | null; notBefore?: Date; isAsked?: boolean };

/**
 * A message to send: by which channel, of what kind, to whom, and the little its text needs beyond the order. `isAsked`: staff asked
 * for it by hand, so it is worth sending whatever became of its order.
 */
export type EnqueuedMessage = { [Kind in MessageKind]: Split<Kind> & { payload: PayloadOf<Kind> } & Addressed }[MessageKind];

/** A claimed message. `id` is the same at every try; `isAsked`: staff asked for it by hand. */
export type OutboxMessage<Kind extends MessageKind = MessageKind> = {
  id: bigint;
  channel: MessageChannel;
  recipient: string;
  kind: string;
  payload: PayloadOf<Kind>;
  orderId: number | null;
  createdAt: Date;
  isAsked: boolean;
};

/**
 * What left, as it is kept beside the message: the rendered text, who carried it and what that answered. `alsoNote` writes what else is to
 * be known of it, after the outbox notes that it left: the sooner it does, the fewer messages leave twice when a process ends.
 */
export type DeliveryRecord = {
  text: string;
  subject?: string;
  html?: string;
  provider: string;
  answer?: string;
  /** the service's own number of the message, by which it reports later what became of it */
  messageId?: string;
  alsoNote?: () => Promise<void>;
};

/**
 * Sends messages of one kind. Resolved: sent. Rejected: tried again later; with `Undeliverable` never, with `LaneDown` as soon as
 * the channel works again and without spending a try, with `RetryAfter` not before the time it names, with `LimitReached` then and without
 * spending a try, with `NoAnswer` once more at most.
 */
export type Deliver<Kind extends MessageKind = MessageKind> = (
  message: OutboxMessage<Kind>,
  // biome-ignore lint/suspicious/noConfusingVoidType: kinds that keep no record resolve with nothing
) => Promise<DeliveryRecord | void>;

/** The sender of every kind of some channels, by `channel/kind`; one that is missing does not compile. */
export type SendersOf<Channel extends MessageChannel> = {
  readonly [Kind in Extract<MessageKind, `${Channel}/${string}`>]: Deliver<Kind>;
};

/** The senders by `channel/kind`. */
export type Handlers = { readonly [Kind in MessageKind]?: Deliver<Kind> };

/** Sending this message will never make sense: its number is wrong, its link is over. */
export class Undeliverable extends Error {
  readonly code: string = "UNDELIVERABLE";
}

/** Nobody needs this message any more: it was read, withdrawn, or overtaken by a newer one. No failure. */
export class NotNeeded extends Undeliverable {
  override readonly code = "NOT_NEEDED";
}

/** The channel as a whole does not work (refused connection, refused sign-in, session logged out): no fault of this message. */
export class LaneDown extends Error {
  readonly code = "LANE_DOWN";
}

/** The service asked to be left alone until then. */
export class RetryAfter extends Error {
  readonly code: string = "RETRY_AFTER";
  constructor(
    message: string,
    readonly at: Date,
  ) {
    super(message);
  }
}

/** Why a message is held although it is due: the number of a day is used up, or it leaves by day only. */
export type HeldBy = "daily-number" | "night" | "day-only";

/** A limit of the shop's own is reached, of the day or of calls at once: no failure, and no try of the message is spent. */
export class LimitReached extends RetryAfter {
  override readonly code = "LIMIT_REACHED";
  constructor(
    message: string,
    at: Date,
    readonly heldBy: HeldBy | null = null,
  ) {
    super(message, at);
  }
}

/**
 * The request was written and no answer came, or one that breaks off: the message was perhaps sent. It is tried once more at most, then
 * a person decides.
 */
export class NoAnswer extends Error {
  readonly code = "NO_ANSWER";
}

/** The connection ended before anything was handed over whole (no greeting, 421 at the greeting, broken off): a retry is safe. */
export class NotOpened extends Error {
  readonly code = "NOT_OPENED";
}

/** The service answered something that no version of it is known to answer: tried later; three in a row stop the lane. */
export class NotUnderstood extends Error {
  readonly code = "NOT_UNDERSTOOD";
}

/** Each bundle has classes of its own, so an error is recognised by its code. */
const hasCode = (problem: unknown, ...codes: string[]): boolean =>
  problem instanceof Error && codes.includes((problem as NodeJS.ErrnoException).code ?? "");

/** Whether sending will never make sense, needed or not. */
export const isUndeliverable = (problem: unknown): problem is Undeliverable => hasCode(problem, "UNDELIVERABLE", "NOT_NEEDED");

/** Whether nobody needs the message any more. */
export const isNotNeeded = (problem: unknown): problem is NotNeeded => hasCode(problem, "NOT_NEEDED");

/** Whether the channel as a whole does not work. */
export const isLaneDown = (problem: unknown): problem is LaneDown => hasCode(problem, "LANE_DOWN");

/** Whether it names a time before which nothing is sent: the service's or a limit of the shop. */
export const isRetryAfter = (problem: unknown): problem is RetryAfter => hasCode(problem, "RETRY_AFTER", "LIMIT_REACHED");

/** Whether a limit of the shop's own is reached. */
export const isLimitReached = (problem: unknown): problem is LimitReached => hasCode(problem, "LIMIT_REACHED");

/** Whether the service's answer is none that is known. */
export const isNotUnderstood = (problem: unknown): problem is NotUnderstood => hasCode(problem, "NOT_UNDERSTOOD");

/** Whether the message was perhaps sent. */
export const isNoAnswer = (problem: unknown): problem is NoAnswer => hasCode(problem, "NO_ANSWER");

/** Whether nothing was handed over, since the connection ended before. */
export const isNotOpened = (problem: unknown): problem is NotOpened => hasCode(problem, "NOT_OPENED");

const rowOf = ({ channel, recipient, kind, payload, orderId = null, notBefore, isAsked }: EnqueuedMessage, at: Date) => ({
  ...{ channel, recipient, kind, payload, order_id: orderId, not_before: notBefore ?? at },
  asked_at: isAsked ? at : null,
  urgency: messageKinds[`${channel}/${kind}` as MessageKind].urgency,
});

/**
 * The statement that enqueues messages, as part of a larger one; its text is the same for any number of them, also none. They are
 * sent after the commit, in this order, none before its `notBefore`.
 */
export function enqueueMessageSql(...messages: readonly EnqueuedMessage[]) {
  const at = now();
  return sql`
    INSERT INTO outbox (channel, recipient, kind, payload, order_id, not_before, asked_at, urgency, created_at)
    SELECT channel::channel, recipient, kind, payload, order_id, not_before, asked_at, urgency, ${at}
    FROM jsonb_to_recordset(${JSON.stringify(messages.map((message) => rowOf(message, at)))}::jsonb) AS row (
      channel text, recipient text, kind text, payload jsonb, order_id int, not_before timestamptz, asked_at timestamptz, urgency smallint)`;
}

/** The statement that enqueues a message of one kind for each row of a query, which has the columns `recipient` and `payload` (jsonb). */
export function enqueueForEachSql(name: MessageKind, rows: Sql): Sql {
  const [channel, kind] = name.split("/");
  const at = now();
  return sql`
    INSERT INTO outbox (channel, recipient, kind, payload, not_before, urgency, created_at)
    SELECT ${channel}::channel, recipient, ${kind}, payload, ${at}, ${messageKinds[name].urgency}::smallint, ${at} FROM (${rows}) AS message`;
}

/** Enqueues a message in the transaction of its cause; it is sent when due. */
export async function enqueueMessage(tx: Tx, message: EnqueuedMessage): Promise<void> {
  await tx.$executeRaw(enqueueMessageSql(message));
  triggerOutbox(message.notBefore ? message.notBefore.getTime() - now().getTime() : 0);
}

import { findMessageKind, isBulk } from "#app/contract/message-kinds.ts";
import { afterNight, afterQuiet, isNight, isQuiet } from "#app/lib/quiet-hours.ts";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { type Deliver, type Handlers, LimitReached, NotNeeded, type OutboxMessage } from "#app/platform/outbox.server.ts";

const minute = 60_000;

/** Who did something within this time is awake, milliseconds: the answer to it leaves by night too. */
const awakeFor = 15 * minute;

/** A status is news for a day, milliseconds. */
const newsFor = 24 * 60 * minute;

/** Whether the customer of an order ordered, used the shop or wrote to it just now. */
async function hasJustActed(orderId: number): Promise<boolean> {
  const since = new Date(now().getTime() - awakeFor);
  const [acted] = await db.$queryRaw<unknown[]>`
    SELECT FROM orders o WHERE o.id = ${orderId} AND (o.created_at > ${since}
      OR EXISTS (SELECT FROM sessions s WHERE s.user_id = o.user_id AND NOT s.is_staff AND s.last_seen_at > ${since})
      OR EXISTS (SELECT FROM whatsapp_incoming i WHERE i.phone IN (o.customer_phone, o.whatsapp_phone) AND i.received_at > ${since}))`;
  return acted !== undefined;
}

/** Holds a message that nobody needs at this hour: bulk by night and evening, and what customers would be woken by. */
async function holdUntilWaking({ channel, kind, orderId, isAsked }: OutboxMessage): Promise<void> {
  const at = now();
  const spec = findMessageKind(`${channel}/${kind}`);
  if (!spec || !isQuiet(at)) return;
  if (isBulk(spec)) throw new LimitReached("it leaves by day only", afterQuiet(at), "day-only");
  const mayWake = isAsked || spec.audience === "shop" || orderId === null || !isNight(at);
  if (mayWake || (await hasJustActed(orderId))) return;
  throw new LimitReached("the customer is asleep", afterNight(at), "night");
}

const byHour =
  (send: Deliver): Deliver =>
  async (message) => {
    await holdUntilWaking(message);
    return send(message);
  };

/**
 * The senders as they are used: bulk leaves between 09:00 and 21:00, messages about orders to customers wait for 07:00 unless the
 * customer acted within the last 15 minutes (messages, Worth until). Judged at the moment of sending.
 */
export const byTheHour = (handlers: Handlers): Handlers =>
  Object.fromEntries(Object.entries(handlers).map(([name, send]) => [name, byHour(send as Deliver)]));

/** An order as it stands, as far as it decides what is still news of it. */
type Standing = { status: string; isAcknowledged?: boolean };

/** Ends a message that an order came in, once that was handled; one that staff asked for only once it was cancelled. */
export function requireUnhandled(
  { isAsked }: Pick<OutboxMessage, "isAsked">,
  { status, isAcknowledged = false }: Standing,
): void {
  if (status === "cancelled") throw new NotNeeded("the order was cancelled");
  if (isAsked) return;
  if (status !== "pending" || isAcknowledged) throw new NotNeeded("the order was handled before this could be sent");
}

/** Ends a status that is older than a day. What staff asked for by hand is sent all the same. */
export function requireNews({ isAsked, createdAt }: Pick<OutboxMessage, "isAsked" | "createdAt">): void {
  if (!isAsked && now().getTime() - createdAt.getTime() > newsFor) throw new NotNeeded("the status is more than a day old");
}

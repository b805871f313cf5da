import { findMessageKind, isBulk } from "#app/contract/message-kinds.ts";
import { undoWindow } from "#app/domain/audit/undo-time.ts";
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

/** When the latest move of an order can no longer be undone, if that is to come; null when it can't be undone now. */
async function findUndoableUntil(orderId: number): Promise<Date | null> {
  const at = now();
  const [latest] = await db.$queryRaw<{ movedAt: Date }[]>`
    SELECT e.created_at AS "movedAt" FROM order_events e WHERE e.order_id = ${orderId}
      AND EXISTS (SELECT FROM order_events p WHERE p.order_id = ${orderId} AND p.id < e.id)
    ORDER BY e.id DESC LIMIT 1`;
  const age = latest ? at.getTime() - latest.movedAt.getTime() : undoWindow;
  return latest && age >= 0 && age < undoWindow ? new Date(latest.movedAt.getTime() + undoWindow) : null;
}

/**
 * Ends a message that a move of its order made pointless, unless that move may still be undone: then it waits for that, or the customer
 * would learn neither of the move nor of what was before.
 */
export async function endAsMoved({ orderId }: Pick<OutboxMessage, "orderId">, reason: string): Promise<never> {
  const until = orderId === null ? null : await findUndoableUntil(orderId);
  if (until) throw new LimitReached("the order's last move may still be undone", until);
  throw new NotNeeded(reason);
}

/** Ends a message that an order came in, once that was handled; one that staff asked for only once it was cancelled. */
export async function requireUnhandled(
  message: Pick<OutboxMessage, "isAsked" | "orderId">,
  { status, isAcknowledged = false }: Standing,
): Promise<void> {
  if (status === "cancelled") await endAsMoved(message, "the order was cancelled");
  if (message.isAsked) return;
  if (status !== "pending" || isAcknowledged) await endAsMoved(message, "the order was handled before this could be sent");
}

/** Ends a status that is older than a day. What staff asked for by hand is sent all the same. */
export function requireNews({ isAsked, createdAt }: Pick<OutboxMessage, "isAsked" | "createdAt">): void {
  if (!isAsked && now().getTime() - createdAt.getTime() > newsFor) throw new NotNeeded("the status is more than a day old");
}

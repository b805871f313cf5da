import { undoWindow } from "#app/domain/audit/undo-time.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, sql, type Tx, transact } from "#app/platform/db.server.ts";
import { triggerOutbox } from "#app/platform/jobs.server.ts";
import { notifyAlarmChanged } from "#app/platform/order-events.server.ts";
import { outboxConditions } from "./list-messages.server.ts";
import type { OutboxFilter } from "./outbox-filter.ts";

/** What staff do with one message. */
export const messageActs = ["resend", "hurry", "cancel", "called"] as const;

/** One of them. */
export type MessageAct = (typeof messageActs)[number];

const again = (at: Date) =>
  sql`status = 'waiting', tries = 0, unanswered = 0, not_before = ${at}, due_at = ${at}, asked_at = ${at}, last_error = NULL, held_by = NULL,
    dropped_at = NULL, claimed_at = NULL, message_id = NULL, delivered_at = NULL, read_at = NULL, bounced_at = NULL, fallback = NULL, told_at = NULL`;

/** Each act as the change of a row in the state that it fits; a message in the hands of a process is left to it. */
const changes = {
  resend: (at: Date) => ({ set: again(at), fits: sql`status <> 'waiting'`, action: "resent" }),
  hurry: (at: Date) => ({
    set: sql`asked_at = ${at}, held_by = NULL, not_before = greatest(${at}, created_at + ${undoWindow} * interval '1 millisecond')`,
    fits: sql`status = 'waiting' AND claimed_at IS NULL`,
    action: "hurried",
  }),
  cancel: (at: Date) => ({
    set: sql`status = 'dead', dropped_at = ${at}`,
    fits: sql`status = 'waiting' AND claimed_at IS NULL`,
    action: "cancelled",
  }),
  called: (at: Date) => ({
    set: sql`told_at = ${at}, dropped_at = CASE WHEN status = 'waiting' THEN ${at} ELSE dropped_at END,
      status = CASE WHEN status = 'waiting' THEN 'dead'::outbox_status ELSE status END`,
    fits: sql`fallback = 'call' AND told_at IS NULL AND claimed_at IS NULL`,
    action: "called",
  }),
} as const;

const recordEntry = (tx: Tx, { id, action, by }: { id: number; action: string; by: number }) =>
  tx.outboxEntry.create({ data: { outboxId: BigInt(id), action, byUserId: by, createdAt: now() } });

/** One call covers everything about an order: its other messages on the list of calls count as made too. */
async function noteCalled(tx: Tx, id: number): Promise<void> {
  const { set, fits } = changes.called(now());
  await tx.$executeRaw`
    UPDATE outbox SET ${set} WHERE order_id = (SELECT order_id FROM outbox WHERE id = ${id}) AND ${fits}`;
}

/**
 * Sends a message again from the start, or at once, or not at all, and notes who wanted it. What is about a change that may still
 * be undone does not leave sooner. Refused with `message.not-found`, or `message.moved-on` when it is not in that state any more.
 */
export async function actOnMessage(id: number, act: MessageAct, { by }: { by: number }): Promise<Outcome<null>> {
  const outcome = await transact<null>(async (tx) => {
    const { set, fits, action } = changes[act](now());
    const changed = await tx.$executeRaw`UPDATE outbox SET ${set} WHERE id = ${id} AND ${fits}`;
    if (changed === 0) {
      const row = await tx.outbox.findUnique({ where: { id }, select: { id: true } });
      return refused(row ? "message.moved-on" : "message.not-found");
    }
    await recordEntry(tx, { id, action, by });
    if (act === "called") await noteCalled(tx, id);
    return done(null);
  });
  if (!outcome.ok) return outcome;
  triggerOutbox();
  await notifyAlarmChanged(db);
  return outcome;
}

/** So many messages are sent again at once at most. */
const mostResent = 1000;

/**
 * Sends all messages of a filter that failed again from the start, the earliest first, and notes who wanted it. Gives how many; refused
 * with `message.none-failed`.
 */
export async function resendFailed(filter: OutboxFilter, { by }: { by: number }): Promise<Outcome<number>> {
  const outcome = await transact<number>(async (tx) => {
    const resent = await tx.$executeRaw`
      WITH again AS (
        UPDATE outbox SET ${again(now())} WHERE id IN (
          SELECT id FROM outbox WHERE ${outboxConditions({ ...filter, state: "failed" })} ORDER BY id LIMIT ${mostResent} FOR UPDATE)
        RETURNING id)
      INSERT INTO outbox_entries (outbox_id, action, by_user_id, created_at) SELECT id, 'resent', ${by}, ${now()} FROM again`;
    return resent === 0 ? refused("message.none-failed") : done(resent);
  });
  if (outcome.ok) triggerOutbox();
  return outcome;
}

import { undoWindow } from "#app/domain/audit/undo-time.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { sql, type Tx, transact } from "#app/platform/db.server.ts";
import { triggerOutbox } from "#app/platform/jobs.server.ts";
import { outboxConditions } from "./list-messages.server.ts";
import type { OutboxFilter } from "./outbox-filter.ts";

/** What staff do with one message. */
export const messageActs = ["resend", "hurry", "cancel"] as const;

/** One of them. */
export type MessageAct = (typeof messageActs)[number];

const again = (at: Date) =>
  sql`status = 'waiting', tries = 0, unanswered = 0, not_before = ${at}, due_at = ${at}, asked_at = ${at}, last_error = NULL, held_by = NULL,
    dropped_at = NULL, claimed_at = NULL`;

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
} as const;

const recordEntry = (tx: Tx, { id, action, by }: { id: number; action: string; by: number }) =>
  tx.outboxEntry.create({ data: { outboxId: BigInt(id), action, byUserId: by, createdAt: now() } });

/**
 * Sends a message again from the start, or at once, or not at all, and notes who wanted it. What tells of a change that may still
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
    return done(null);
  });
  if (outcome.ok) triggerOutbox();
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

import { notify } from "#app/domain/accounts/notify.server.ts";
import { findOrderChannels } from "#app/domain/orders/order-messages.server.ts";
import { orderNumber, orderPath } from "#app/domain/orders/status.ts";
import { translator } from "#app/i18n/translate.ts";
import { whatsappMessage } from "#app/i18n/whatsapp-message.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, sql, type Tx } from "#app/platform/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import { notifyAlarmChanged } from "#app/platform/order-events.server.ts";
import { type EnqueuedMessage, enqueueMessage } from "#app/platform/outbox.server.ts";

const minute = 60_000;

/** WhatsApp may be down so long before customers are notified another way, milliseconds. */
const fallbackAfter = 15 * minute;

/** What is older is no news any more, milliseconds. */
const newsFor = 24 * 60 * minute;

/** So many messages are looked at in one pass; the others have their turn a minute later. */
const mostAtOnce = 200;

/** What a customer gets about an order over WhatsApp and, in the same words, by e-mail. */
const kinds = ["order_confirmation", "order_status", "refund"] as const;

type Unreached = {
  id: bigint;
  kind: (typeof kinds)[number];
  payload: Record<string, unknown>;
  status: "waiting" | "sent" | "dead";
  orderId: number;
  email: string | null;
  userId: number | null;
  /** another message that says the same: the best of them */
  other: { channel: "email" | "push"; state: "sent" | "on-its-way" | "failed" } | null;
  hasEmailFailed: boolean;
  hasPush: boolean;
};

/**
 * Messages that cannot reach their customer over WhatsApp: refused for good, not arrived after all, or waiting while the channel has been
 * down for 15 minutes; with what else says the same.
 */
const findUnreached = (tx: Tx, at: Date) => tx.$queryRaw<Unreached[]>`
  WITH unreached AS (
    SELECT o.id, o.kind, o.payload, o.status, o.order_id, o.created_at FROM outbox o
    WHERE o.channel = 'whatsapp' AND o.kind = ANY (${[...kinds]}) AND o.order_id IS NOT NULL AND o.created_at > ${new Date(at.getTime() - newsFor)}
      AND o.told_at IS NULL AND o.fallback IS DISTINCT FROM 'call' AND o.claimed_at IS NULL AND o.asked_at IS NULL AND (
        (o.status = 'sent' AND o.bounced_at IS NOT NULL)
        OR (o.status = 'dead' AND o.dropped_at IS NULL AND o.unanswered = 0)
        OR (o.status = 'waiting' AND o.unanswered = 0 AND coalesce(o.due_at, o.created_at) <= ${new Date(at.getTime() - fallbackAfter)}
          AND EXISTS (SELECT FROM outbox_lanes l WHERE l.name = 'whatsapp' AND l.down_since <= ${new Date(at.getTime() - fallbackAfter)})))
    ORDER BY o.id LIMIT ${mostAtOnce} FOR UPDATE SKIP LOCKED),
  others AS (
    SELECT u.id AS of, x.channel::text AS channel,
      CASE WHEN x.status = 'sent' THEN 'sent'
        WHEN x.status = 'waiting' AND NOT EXISTS (
          SELECT FROM outbox_lanes l WHERE l.name = x.channel::text AND l.down_since <= ${new Date(at.getTime() - fallbackAfter)}) THEN 'on-its-way'
        ELSE 'failed' END AS state
    FROM unreached u JOIN outbox x ON x.order_id = u.order_id
    WHERE (x.channel = 'email' AND x.kind = u.kind AND (x.payload = u.payload OR u.kind <> 'order_status'))
      OR (x.channel = 'push' AND x.kind = 'notification' AND x.created_at >= u.created_at - interval '5 seconds'))
  SELECT u.id, u.kind, u.payload, u.status::text AS status, u.order_id AS "orderId", nullif(r.customer_email, '') AS email, r.user_id AS "userId",
    (SELECT jsonb_build_object('channel', channel, 'state', state) FROM others WHERE of = u.id AND state <> 'failed'
      ORDER BY state DESC, channel LIMIT 1) AS other,
    EXISTS (SELECT FROM others WHERE of = u.id AND channel = 'email') AS "hasEmailFailed",
    EXISTS (SELECT FROM others WHERE of = u.id AND channel = 'push') OR NOT EXISTS (
      SELECT FROM push_subscriptions s JOIN users v ON v.id = s.user_id WHERE s.user_id = r.user_id AND v.push_orders) AS "hasPush"
  FROM unreached u JOIN orders r ON r.id = u.order_id ORDER BY u.id`;

const note = (tx: Tx, id: bigint, action: string) => tx.outboxEntry.create({ data: { outboxId: id, action, createdAt: now() } });

/** Notes that another channel reached the customer; a message that still waits leaves no more: nobody gets it twice. */
async function noteReached(tx: Tx, { id }: Unreached, channel: "email" | "push"): Promise<void> {
  const at = now();
  await tx.$executeRaw(sql`
    UPDATE outbox SET fallback = ${channel}, told_at = ${at}, dropped_at = CASE WHEN status = 'waiting' THEN ${at} ELSE dropped_at END,
      status = CASE WHEN status = 'waiting' THEN 'dead'::outbox_status ELSE status END
    WHERE id = ${id}`);
  await note(tx, id, `told-${channel}`);
}

const setFallback = (tx: Tx, id: bigint, fallback: "email" | "push" | "call") =>
  tx.outbox.update({ where: { id }, data: { fallback } });

async function enqueueEmail(tx: Tx, { id, kind, payload, orderId }: Unreached, recipient: string): Promise<void> {
  await enqueueMessage(tx, { channel: "email", kind, payload, recipient, orderId } as EnqueuedMessage);
  await setFallback(tx, id, "email");
}

/** The push of a confirmation; whatever else happens to an order is in the inbox already. */
async function enqueuePush(tx: Tx, { id, orderId }: Unreached, userId: number): Promise<void> {
  const number = orderNumber(orderId);
  await notify(tx, {
    ...{ userId, type: "system", link: orderPath(orderId), orderId },
    compose: (lang) => {
      const t = translator(lang, whatsappMessage);
      return { title: t("fallback.title", { number }), content: t("fallback.text") };
    },
  });
  await setFallback(tx, id, "push");
}

/** The next step for one message: what was sent already, e-mail, push, the call list. */
async function takeStep(tx: Tx, message: Unreached, hasEmail: boolean): Promise<boolean> {
  const { id, other, email, userId, kind } = message;
  if (other?.state === "sent") await noteReached(tx, message, other.channel);
  else if (other) return false;
  else if (email && hasEmail && !message.hasEmailFailed) await enqueueEmail(tx, message, email);
  else if (userId && kind === "order_confirmation" && !message.hasPush) await enqueuePush(tx, message, userId);
  else {
    await setFallback(tx, id, "call");
    await note(tx, id, "to-call");
  }
  return true;
}

/**
 * Notifies customers another way whom WhatsApp does not reach (messages, Fallback in steps): by e-mail, else by push, else they stand on the
 * list of those to call. Each is notified once; a problem here keeps no message from leaving.
 */
export async function fallBack(): Promise<void> {
  try {
    const { hasEmail } = await findOrderChannels();
    const hasCalls = await db.$transaction(async (tx) => {
      let isChanged = false;
      for (const message of await findUnreached(tx, now())) isChanged = (await takeStep(tx, message, hasEmail)) || isChanged;
      return isChanged;
    });
    if (hasCalls) await notifyAlarmChanged(db);
  } catch (problem) {
    log.warn({ problem: problem instanceof Error ? problem.name : "" }, "who is not reached over WhatsApp could not be read");
  }
}

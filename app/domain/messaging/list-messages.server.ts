import { kindsWhere, type MessageChannel } from "#app/contract/message-kinds.ts";
import { hidden, maskPhonesIn } from "#app/domain/orders/mask-contact.ts";
import type { OrderStatus } from "#app/domain/orders/status.ts";
import { maskPhone } from "#app/lib/format-phone.ts";
import { normalisePhone } from "#app/lib/phone.ts";
import { db, join, sql, unnamed } from "#app/platform/db.server.ts";
import type { HeldBy } from "#app/platform/outbox.server.ts";
import type { MessageState, OutboxFilter } from "./outbox-filter.ts";

/** How many messages a page of the list shows. */
export const messagesPerPage = 50;

/** The furthest page: beyond it a filter is quicker for everybody. */
export const lastOutboxPage = 2000;

/** A message of the list. `perhapsTwice`: a process died while it was sending it, and another one sent it again. */
export type ListedMessage = {
  id: number;
  channel: MessageChannel;
  kind: string;
  /** The status that a message about a status is of; null for any other. */
  about: OrderStatus | null;
  recipient: string;
  orderId: number | null;
  state: MessageState;
  tries: number;
  perhapsTwice: boolean;
  subject: string | null;
  lastError: string | null;
  createdAt: Date;
  notBefore: Date;
  sentAt: Date | null;
  /** Why it waits although it is due. */
  heldBy: HeldBy | null;
  /** What the gateway said of it after it took it. */
  receipt: "delivered" | "read" | "bounced" | null;
  /** The way that the customer is notified instead, and when they were. */
  fallback: "email" | "push" | "call" | null;
  toldAt: Date | null;
};

/** Whether somebody is to ring the customer: nothing else reached them. */
export const isToCall = sql`(fallback = 'call' AND told_at IS NULL AND dropped_at IS NULL AND (status <> 'sent' OR bounced_at IS NOT NULL))`;

/** The columns of a listed message. */
export const messageColumns = sql`
  id::float8 AS id, channel::text AS channel, kind, CASE WHEN kind = 'order_status' THEN payload->>'status' END AS about, recipient, order_id AS "orderId", tries, perhaps_twice AS "perhapsTwice", subject,
  last_error AS "lastError", created_at AS "createdAt", not_before AS "notBefore", sent_at AS "sentAt",
  CASE WHEN status = 'waiting' THEN held_by END AS "heldBy", fallback, told_at AS "toldAt",
  CASE WHEN read_at IS NOT NULL THEN 'read' WHEN delivered_at IS NOT NULL THEN 'delivered' WHEN bounced_at IS NOT NULL THEN 'bounced' END AS receipt,
  CASE WHEN ${isToCall} THEN 'call' WHEN status <> 'dead' THEN status::text WHEN dropped_at IS NULL THEN 'failed' ELSE 'dropped' END AS state`;

const states = {
  waiting: sql`status = 'waiting'`,
  sent: sql`status = 'sent'`,
  failed: sql`status = 'dead' AND dropped_at IS NULL`,
  dropped: sql`status = 'dead' AND dropped_at IS NOT NULL`,
  call: isToCall,
} as const;

/** A filter as conditions of a statement. */
export const outboxConditions = ({ channel, state, order, recipient }: Omit<OutboxFilter, "page">) =>
  join(
    [
      sql`true`,
      ...(channel ? [sql`channel = ${channel}::channel`] : []),
      ...(state ? [states[state]] : []),
      ...(order === null ? [] : [sql`order_id = ${order}`]),
      ...(recipient ? [sql`recipient = ANY (${spellings(recipient)})`] : []),
    ],
    " AND ",
  );

const spellings = (recipient: string): string[] => [recipient, recipient.toLowerCase(), normalisePhone(recipient) ?? recipient];

const maskRecipient = ({ channel, recipient }: ListedMessage): string => {
  if (channel === "push") return recipient;
  return channel === "email" ? hidden : maskPhone(recipient);
};

/** A message for eyes that may not read how to reach people. */
export const maskMessage = <Message extends ListedMessage>(message: Message): Message => ({
  ...message,
  recipient: maskRecipient(message),
  subject: maskPhonesIn(message.subject),
  lastError: message.lastError && hidden,
});

/** One page of the outbox, the newest first. Without `contactsVisible` recipients come masked. */
export async function listOutbox(
  filter: OutboxFilter,
  { contactsVisible }: { contactsVisible: boolean },
): Promise<{ messages: ListedMessage[]; hasMore: boolean }> {
  const rows = await db.$queryRaw<ListedMessage[]>`${unnamed}
    SELECT ${messageColumns} FROM outbox WHERE ${outboxConditions(filter)}
    ORDER BY id DESC LIMIT ${messagesPerPage + 1} OFFSET ${(filter.page - 1) * messagesPerPage}`;
  const messages = rows.slice(0, messagesPerPage);
  const hasMore = rows.length > messagesPerPage && filter.page < lastOutboxPage;
  return { messages: contactsVisible ? messages : messages.map(maskMessage), hasMore };
}

/** How many messages of a filter failed: those that are sent again together. */
export async function countFailed(filter: OutboxFilter): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`${unnamed}
    SELECT count(*)::int AS count FROM outbox WHERE ${outboxConditions({ ...filter, state: "failed" })}`;
  return row?.count ?? 0;
}

/** How many messages a person's or an order's page shows. */
const mostReceived = 30;

/** Whose messages: those about an order, or all to a person, by account. */
export type ReceivedBy = { orderId: number } | { userId: number };

const receivedBy = (whose: ReceivedBy) =>
  "orderId" in whose
    ? sql`order_id = ${whose.orderId}`
    : sql`(order_id = ANY (ARRAY(SELECT id FROM orders WHERE user_id = ${whose.userId}))
        OR recipient = ANY (ARRAY(SELECT unnest(ARRAY[email, phone, whatsapp_phone]) FROM users WHERE id = ${whose.userId}))
        OR (channel = 'push' AND recipient = ANY (ARRAY(SELECT id::text FROM push_subscriptions WHERE user_id = ${whose.userId}))))`;

const kindsToShop = kindsWhere(({ audience }) => audience === "shop");

/** What a customer was sent, or is to be sent, the newest first; notices to the shop itself are left out. */
export async function listReceived(
  whose: ReceivedBy,
  { contactsVisible }: { contactsVisible: boolean },
): Promise<ListedMessage[]> {
  const rows = await db.$queryRaw<ListedMessage[]>`${unnamed}
    SELECT ${messageColumns} FROM outbox WHERE ${receivedBy(whose)} AND kind <> ALL (${kindsToShop})
    ORDER BY id DESC LIMIT ${mostReceived}`;
  return contactsVisible ? rows : rows.map(maskMessage);
}

import type { ClientBase } from "pg";
import { findMessageKind, type MessageChannel } from "#app/contract/message-kinds.ts";
import { gatewayPhone } from "#app/lib/phone.ts";
import { daysBefore, minutesAfter } from "./days-before.ts";
import {
  draftsOf,
  khataDrafts,
  type MessageDraft,
  otherDrafts,
  refundDrafts,
  replyDrafts,
  weeklyRepeatOf,
} from "./draft-messages.ts";
import type { DrawnOrder } from "./draw-orders.ts";
import { insertRows } from "./insert-rows.ts";
import { shopMessages } from "./message-texts.ts";
import type { Customer } from "./seed-people.ts";

/** What became of a message: when it left or why not, and the tries on the way. */
type Fate = {
  status: "sent" | "waiting" | "dead";
  tries: number;
  error?: string;
  isDropped?: true;
  isPerhapsTwice?: true;
  /** the way that the customer is notified instead; `call`: somebody still has to */
  fallback?: "email" | "call";
  notBefore?: Date;
};

const carriers: Record<MessageChannel, string> = { email: "demo", whatsapp: "gateway.demo.test", push: "push.demo.test" };

const noNumber = '400 "number not exists"';

/** Which message this is of all, of its kind, and of its kind from behind; each counted from 0. */
type Place = { nth: number; ofKind: number; left: number };

/** Most messages left at once; some only later, some never, two wait for their next try, and some may have left twice. */
function fateOf({ kind }: MessageDraft, { nth, ofKind, left }: Place, now: Date): Fate {
  if (kind === "email/order_status" && left < 2) {
    const error = "452 4.2.2 mailbox is full";
    return { status: "waiting", tries: 5, error, notBefore: minutesAfter(now, 6 * 60) };
  }
  if (kind === "whatsapp/order_confirmation" && ofKind % 9 === 1)
    return { status: "dead", tries: 1, error: noNumber, fallback: ofKind === 1 ? "call" : "email" };
  if (kind === "email/order_confirmation" && ofKind === 1)
    return { status: "dead", tries: 1, error: "550 5.1.1 no such mailbox" };
  if (kind === "whatsapp/order_status" && ofKind % 11 === 3)
    return { status: "dead", tries: 0, error: "overtaken by newer word", isDropped: true };
  if (kind === "whatsapp/new_order_admin" && ofKind % 12 === 5) return { status: "sent", tries: 2, isPerhapsTwice: true };
  return { status: "sent", tries: nth % 13 === 6 ? 2 : 1 };
}

type Seeded = { id: number; draft: MessageDraft; fate: Fate; channel: MessageChannel; sentAt: Date | null };

/** What the gateway said of a WhatsApp message later: most are read within minutes, some only arrived. */
const receiptOf = ({ id, channel, sentAt }: Seeded) => {
  const isDelivered = channel === "whatsapp" && sentAt !== null && id % 7 !== 0;
  return {
    deliveredAt: isDelivered ? minutesAfter(sentAt, 1) : null,
    readAt: isDelivered && id % 3 !== 0 ? minutesAfter(sentAt, 4) : null,
  };
};

const outboxRow = (seeded: Seeded) => ({ ...ownRow(seeded), ...receiptOf(seeded) });

const ownRow = ({ id, draft, fate, channel, sentAt }: Seeded) => ({
  ...{ id, channel, recipient: draft.recipient, kind: draft.kind.slice(channel.length + 1), payload: draft.payload ?? {} },
  ...{ orderId: draft.orderId ?? null, status: fate.status, tries: fate.tries, lastError: fate.error ?? null },
  ...{ notBefore: fate.notBefore ?? draft.at, createdAt: draft.at, sentAt, urgency: findMessageKind(draft.kind)?.urgency ?? 1 },
  ...{ perhapsTwice: fate.isPerhapsTwice ?? false, droppedAt: fate.isDropped ? draft.at : null },
  ...{ fallback: fate.fallback ?? null, toldAt: fate.fallback === "email" ? minutesAfter(draft.at, 2) : null },
  ...{
    subject: sentAt ? (draft.subject ?? null) : null,
    text: sentAt ? draft.text : null,
    html: sentAt ? (draft.html ?? null) : null,
    provider: sentAt ? carriers[channel] : null,
  },
});

/** The tries of a message: those that failed before it left, then how it ended. */
function entriesOf({ id, draft, fate, channel, sentAt }: Seeded) {
  const entry = (action: string, minutes: number, answer: string | null) => ({
    ...{ outboxId: id, action, answer, provider: action === "sent" ? carriers[channel] : null, byUserId: null },
    createdAt: minutesAfter(draft.at, minutes),
  });
  const later = Array.from({ length: Math.max(0, fate.tries - 1) }, (_, nth) => entry("later", nth * 5, fate.error ?? "timeout"));
  if (fate.isPerhapsTwice) return [entry("sent", 10, "success")];
  if (sentAt) return [...later, entry("sent", 5 * later.length, "success")];
  if (fate.status === "waiting") return [...later, entry("later", 25, fate.error ?? null)];
  return [...later, entry(fate.isDropped ? "dropped" : "never", 1, fate.error ?? null)];
}

/** The log of WhatsApp has what was tried. */
const logRow = ({ id, draft, fate, sentAt }: Seeded) => ({
  ...{ outboxId: id, orderId: draft.orderId ?? null, recipientPhone: gatewayPhone(draft.recipient) ?? draft.recipient },
  ...{ messageType: "text", messageContent: draft.text ?? shopMessages.hidden, status: sentAt ? "sent" : "failed" },
  ...{ errorMessage: sentAt ? null : (fate.error ?? null), sentAt, createdAt: draft.at },
});

/** Ten days of messages as if all channels had been there, in every state and of every kind that customers and the shop receive. */
export async function seedMessages(
  client: ClientBase,
  { orders, customers, now }: { orders: readonly DrawnOrder[]; customers: readonly Customer[]; now: Date },
): Promise<void> {
  const [ayesha, ...others] = customers as [Customer, ...Customer[]];
  const recent = orders.filter(({ placedAt }) => placedAt > daysBefore(now, 10));
  const cancelled = orders.findLast(({ status }) => status === "cancelled");
  const about = cancelled && !recent.includes(cancelled) ? [cancelled, ...recent] : recent;
  const repeat = weeklyRepeatOf(orders, now);
  await insertRows(client, "order_repeats", repeat.rows);
  const further = [
    ...refundDrafts(orders),
    ...replyDrafts(orders),
    ...khataDrafts(now),
    ...repeat.drafts,
    ...otherDrafts(ayesha, others.slice(0, 2), now),
  ];
  const drafts = [...about.flatMap(draftsOf), ...further];
  const seeded = drafts
    .filter(({ at }) => at <= now)
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map((draft, nth, all): Seeded => {
      const alike = all.filter(({ kind }) => kind === draft.kind);
      const ofKind = alike.indexOf(draft);
      const fate = fateOf(draft, { nth, ofKind, left: alike.length - 1 - ofKind }, now);
      const channel = draft.kind.slice(0, draft.kind.indexOf("/")) as MessageChannel;
      const delay = (fate.tries - 1) * 5 + (fate.isPerhapsTwice ? 5 : 0);
      return { id: nth + 1, draft, fate, channel, sentAt: fate.status === "sent" ? minutesAfter(draft.at, delay) : null };
    });
  await insertRows(client, "outbox", seeded.map(outboxRow));
  const entries = seeded.flatMap(entriesOf);
  await insertRows(
    client,
    "outbox_entries",
    entries.map((entry, nth) => ({ id: nth + 1, ...entry })),
  );
  const log = seeded.filter(({ channel, fate }) => channel === "whatsapp" && fate.status !== "waiting" && !fate.isDropped);
  await insertRows(
    client,
    "whatsapp_messages",
    log.map((row, nth) => ({ id: nth + 1, ...logRow(row) })),
  );
}

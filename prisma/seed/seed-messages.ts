import type { ClientBase } from "pg";
import { findMessageKind, type MessageChannel, type MessageKind } from "#app/contract/message-kinds.ts";
import { orderNumber, repeatPath } from "#app/domain/orders/status.ts";
import { mail } from "#app/i18n/mail.ts";
import { repeatReminder } from "#app/i18n/repeat-reminder.ts";
import { shared } from "#app/i18n/shared.ts";
import { translator } from "#app/i18n/translate.ts";
import { whatsappMessage } from "#app/i18n/whatsapp-message.ts";
import { addDays, karachiDate, startOfKarachiDay, weekdayOf } from "#app/lib/dates.ts";
import { gatewayPhone } from "#app/lib/phone.ts";
import { daysBefore, minutesAfter } from "./days-before.ts";
import type { DrawnOrder } from "./draw-orders.ts";
import { insertRows } from "./insert-rows.ts";
import { orderLettersOf, plainLetter, visitorLetter } from "./letter-forms.ts";
import { newOrderText, repeatValuesOf, shopMessages, whatsappTextsOf } from "./message-texts.ts";
import type { Customer } from "./seed-people.ts";
import { brand, shopEmail, shopNumbers, signature } from "./seed-settings.ts";

/** A message of the demo's history before its fate is known. */
type Draft = {
  kind: MessageKind;
  recipient: string;
  at: Date;
  orderId?: number;
  payload?: object;
  subject?: string;
  html?: string;
  text: string | null;
};

/** What became of a message: when it left or why not, and the tries on the way. */
type Fate = {
  status: "sent" | "waiting" | "dead";
  tries: number;
  error?: string;
  isDropped?: true;
  isPerhapsTwice?: true;
  /** the way that the customer is told instead; `call`: somebody still has to */
  fallback?: "email" | "call";
  notBefore?: Date;
};

const carriers: Record<MessageChannel, string> = { email: "demo", whatsapp: "gateway.demo.test", push: "push.demo.test" };

/** What was said about one order: to its customer on WhatsApp and by letter, and to the shop. */
function draftsOf(order: DrawnOrder): Draft[] {
  const { id: orderId, customer, story } = order;
  const { email, phone } = customer;
  const [texts, letters] = [whatsappTextsOf(order), orderLettersOf(order)];
  const placed = { orderId, at: order.placedAt };
  const drafts: Draft[] = [
    { kind: "whatsapp/order_confirmation", recipient: phone, ...placed, text: texts.confirmation },
    { kind: "email/order_confirmation", recipient: email, ...placed, ...letters.confirmation },
    ...shopNumbers.map(
      (recipient): Draft => ({ kind: "whatsapp/new_order_admin", recipient, ...placed, text: newOrderText(order) }),
    ),
    { kind: "email/new_order_admin", recipient: shopEmail, ...placed, ...letters.toShop },
  ];
  for (const step of story.slice(1)) {
    const { status, at } = step;
    const move = { orderId, at, payload: { status } };
    drafts.push(
      { kind: "whatsapp/order_status", recipient: phone, ...move, text: texts.moved(step) },
      { kind: "email/order_status", recipient: email, ...move, ...letters.moved(step) },
    );
    if (status === "cancelled")
      for (const recipient of shopNumbers)
        drafts.push({ kind: "whatsapp/order_cancelled_admin", recipient, orderId, at, text: texts.cancelled });
  }
  return drafts;
}

/** The latest refund, however long ago: none of the last days' orders need have one. */
function refundDrafts(orders: readonly DrawnOrder[]): Draft[] {
  const order = orders.findLast(({ refundedAt }) => refundedAt !== null);
  if (!order?.refundedAt) return [];
  const { id: orderId, customer, refundedAt: at, method } = order;
  const amount = order.subtotal + order.charge;
  const about = { orderId, at, payload: { amount, methods: [method] } };
  return [
    { kind: "whatsapp/refund", recipient: customer.phone, ...about, text: whatsappTextsOf(order).refunded },
    { kind: "email/refund", recipient: customer.email, ...about, ...orderLettersOf(order).refunded(amount, at) },
  ];
}

/** What left that is about no order: a link and a code for a new password, an invite, reminders of carts, and what people wrote to the shop. */
function otherDrafts(ayesha: Customer, reminded: readonly Customer[], now: Date): Draft[] {
  const [nonce, payload] = [{ nonce: "demo" }, { reminder: 1 }];
  const t = translator("en", mail);
  const secret = { payload: nonce, text: null };
  const ago = (days: number) => daysBefore(now, days);
  const letters: Draft[] = [
    { kind: "email/password_reset", recipient: ayesha.email, at: ago(6), ...secret, subject: t("reset.subject", { brand }) },
    { kind: "whatsapp/password_reset", recipient: ayesha.phone, at: ago(4), ...secret },
    { kind: "whatsapp/orders_claim", recipient: ayesha.phone, at: ago(2), ...secret },
    { kind: "whatsapp/identity_code", recipient: ayesha.phone, at: ago(3), ...secret },
    {
      ...{ kind: "email/account_changed", recipient: ayesha.email, at: ago(3) },
      payload: { userId: ayesha.id, change: "phone" },
      ...plainLetter("en", t("account-changed.subject", { brand }), {
        text: `${t("greeting.nobody")}\n\n${t("account-changed.phone", { brand })}`,
        label: t("account-changed.profile"),
        path: "/profile",
      }),
    },
    {
      ...{ kind: "whatsapp/account_changed", recipient: ayesha.phone, at: ago(3) },
      payload: { userId: ayesha.id, change: "phone" },
      text: translator("en", whatsappMessage)("account-changed.phone", { brand, phone: signature.phone }),
    },
    {
      kind: "email/team_invite",
      recipient: "rider@shoppers.test",
      at: ago(8),
      ...secret,
      subject: t("invite.subject", { brand }),
    },
  ];
  const reminders = reminded.flatMap(({ name, phone, email }, nth): Draft[] => [
    { kind: "whatsapp/cart_reminder", recipient: phone, at: ago(nth + 1), payload, text: shopMessages.cart(name) },
    ...(nth === 0
      ? [
          {
            kind: "email/cart_reminder",
            recipient: email,
            at: ago(7),
            payload,
            ...plainLetter("en", t("cart.subject", { brand }), { text: t("cart.text"), label: t("cart.link"), path: "/cart" }),
          } as const,
        ]
      : []),
  ]);
  const about = { recipient: shopEmail, payload: { id: 1 } };
  const from = `${ayesha.name}, ${ayesha.email}`;
  return [
    ...letters,
    ...reminders,
    {
      kind: "email/contact_message",
      ...about,
      at: ago(3),
      ...visitorLetter(t("contact.subject", { brand, name: ayesha.name }), {
        text: shopMessages.contact,
        from,
        path: "/admin/dashboard",
      }),
    },
    {
      kind: "email/suggestion",
      ...about,
      at: ago(2),
      ...visitorLetter(t("suggestion.subject", { brand, subject: "Desi ghee" }), {
        text: shopMessages.suggestion,
        from,
        path: "/admin/suggestions/1",
      }),
    },
  ];
}

/** The latest repeat that is reminded of every week, and its reminders of five evenings ago. */
function weeklyRepeatOf(orders: readonly DrawnOrder[], now: Date) {
  const order = orders.findLast(({ status, placedAt }) => status === "delivered" && placedAt < daysBefore(now, 10));
  if (!order) return { rows: [], drafts: [] };
  const evening = minutesAfter(startOfKarachiDay(karachiDate(daysBefore(now, 5))), 18.5 * 60);
  const day = addDays(karachiDate(evening), 1);
  const [t, values] = [translator("ur", repeatReminder), repeatValuesOf(order, day)];
  const about = { orderId: order.id, at: evening, payload: { repeat: order.id } };
  const drafts: Draft[] = [
    { kind: "whatsapp/repeat_reminder", recipient: order.customer.phone, ...about, text: t("whatsapp", values) },
    {
      ...{ kind: "email/repeat_reminder", recipient: order.customer.email, ...about },
      ...plainLetter("ur", t("subject", values), {
        text: `${t("letter", values)}\n\n${t("stop")}`,
        label: t("link"),
        path: repeatPath(order.id),
      }),
    },
  ];
  const row = {
    orderId: order.id,
    userId: order.customer.id,
    weekday: weekdayOf(day),
    remindedFor: day,
    createdAt: order.placedAt,
  };
  return { rows: [row], drafts };
}

/** What the shop answered by itself to somebody who asked where the latest delivered order is. */
function replyDrafts(orders: readonly DrawnOrder[]): Draft[] {
  const order = orders.findLast(({ status }) => status === "delivered");
  if (!order) return [];
  const values = { number: orderNumber(order.id), status: translator("ur", shared)("status.out-for-delivery") };
  const text = translator("ur", whatsappMessage)("reply.where", values);
  const at = minutesAfter(order.placedAt, 90);
  return [{ kind: "whatsapp/reply", recipient: order.customer.phone, orderId: order.id, at, payload: { text }, text }];
}

const noNumber = '400 "number not exists"';

/** Which message this is of all, of its kind, and of its kind from behind; each counted from 0. */
type Place = { nth: number; ofKind: number; left: number };

/** Most messages left at once; some only later, some never, two wait for their next try, and some may have left twice. */
function fateOf({ kind }: Draft, { nth, ofKind, left }: Place, now: Date): Fate {
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

type Told = { id: number; draft: Draft; fate: Fate; channel: MessageChannel; sentAt: Date | null };

/** What the gateway said of a WhatsApp message later: most are read within minutes, some only arrived. */
const receiptOf = ({ id, channel, sentAt }: Told) => {
  const isDelivered = channel === "whatsapp" && sentAt !== null && id % 7 !== 0;
  return {
    deliveredAt: isDelivered ? minutesAfter(sentAt, 1) : null,
    readAt: isDelivered && id % 3 !== 0 ? minutesAfter(sentAt, 4) : null,
  };
};

const outboxRow = (told: Told) => ({ ...ownRow(told), ...receiptOf(told) });

const ownRow = ({ id, draft, fate, channel, sentAt }: Told) => ({
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
function entriesOf({ id, draft, fate, channel, sentAt }: Told) {
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
const logRow = ({ id, draft, fate, sentAt }: Told) => ({
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
    ...repeat.drafts,
    ...otherDrafts(ayesha, others.slice(0, 2), now),
  ];
  const drafts = [...about.flatMap(draftsOf), ...further];
  const told = drafts
    .filter(({ at }) => at <= now)
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map((draft, nth, all): Told => {
      const alike = all.filter(({ kind }) => kind === draft.kind);
      const ofKind = alike.indexOf(draft);
      const fate = fateOf(draft, { nth, ofKind, left: alike.length - 1 - ofKind }, now);
      const channel = draft.kind.slice(0, draft.kind.indexOf("/")) as MessageChannel;
      const delay = (fate.tries - 1) * 5 + (fate.isPerhapsTwice ? 5 : 0);
      return { id: nth + 1, draft, fate, channel, sentAt: fate.status === "sent" ? minutesAfter(draft.at, delay) : null };
    });
  await insertRows(client, "outbox", told.map(outboxRow));
  const entries = told.flatMap(entriesOf);
  await insertRows(
    client,
    "outbox_entries",
    entries.map((entry, nth) => ({ id: nth + 1, ...entry })),
  );
  const log = told.filter(({ channel, fate }) => channel === "whatsapp" && fate.status !== "waiting" && !fate.isDropped);
  await insertRows(
    client,
    "whatsapp_messages",
    log.map((row, nth) => ({ id: nth + 1, ...logRow(row) })),
  );
}

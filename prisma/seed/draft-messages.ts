import type { MessageKind } from "#app/contract/message-kinds.ts";
import { orderNumber, repeatPath } from "#app/domain/orders/status.ts";
import { mail } from "#app/i18n/mail.ts";
import { repeatReminder } from "#app/i18n/repeat-reminder.ts";
import { shared } from "#app/i18n/shared.ts";
import { translator } from "#app/i18n/translate.ts";
import { whatsappMessage } from "#app/i18n/whatsapp-message.ts";
import { addDays, karachiDate, startOfKarachiDay, weekdayOf } from "#app/lib/dates.ts";
import { daysBefore, minutesAfter } from "./days-before.ts";
import type { DrawnOrder } from "./draw-orders.ts";
import { orderEmailsOf, plainEmail, visitorEmail } from "./email-forms.ts";
import { newOrderText, repeatValuesOf, shopMessages, whatsappTextsOf } from "./message-texts.ts";
import type { Customer } from "./seed-people.ts";
import { brand, shopEmail, shopNumbers, signature } from "./seed-settings.ts";

/** A message of the demo's history before its fate is known. */
export type MessageDraft = {
  kind: MessageKind;
  recipient: string;
  at: Date;
  orderId?: number;
  payload?: object;
  subject?: string;
  html?: string;
  text: string | null;
};

/** What was said about one order: to its customer on WhatsApp and by e-mail, and to the shop. */
export function draftsOf(order: DrawnOrder): MessageDraft[] {
  const { id: orderId, customer, story } = order;
  const { email, phone } = customer;
  const [texts, emails] = [whatsappTextsOf(order), orderEmailsOf(order)];
  const placed = { orderId, at: order.placedAt };
  const drafts: MessageDraft[] = [
    { kind: "whatsapp/order_confirmation", recipient: phone, ...placed, text: texts.confirmation },
    { kind: "email/order_confirmation", recipient: email, ...placed, ...emails.confirmation },
    ...shopNumbers.map(
      (recipient): MessageDraft => ({ kind: "whatsapp/new_order_admin", recipient, ...placed, text: newOrderText(order) }),
    ),
    { kind: "email/new_order_admin", recipient: shopEmail, ...placed, ...emails.toShop },
  ];
  for (const step of story.slice(1)) {
    const { status, at } = step;
    const move = { orderId, at, payload: { status } };
    drafts.push(
      { kind: "whatsapp/order_status", recipient: phone, ...move, text: texts.moved(step) },
      { kind: "email/order_status", recipient: email, ...move, ...emails.moved(step) },
    );
    if (status === "cancelled")
      for (const recipient of shopNumbers)
        drafts.push({ kind: "whatsapp/order_cancelled_admin", recipient, orderId, at, text: texts.cancelled });
  }
  return drafts;
}

/** The latest refund, however long ago: none of the last days' orders need have one. */
export function refundDrafts(orders: readonly DrawnOrder[]): MessageDraft[] {
  const order = orders.findLast(({ refundedAt }) => refundedAt !== null);
  if (!order?.refundedAt) return [];
  const { id: orderId, customer, refundedAt: at, method } = order;
  const amount = order.total;
  const about = { orderId, at, payload: { amount, methods: [method] } };
  return [
    { kind: "whatsapp/refund", recipient: customer.phone, ...about, text: whatsappTextsOf(order).refunded },
    { kind: "email/refund", recipient: customer.email, ...about, ...orderEmailsOf(order).refunded(amount, at) },
  ];
}

/** What left that is about no order: a link and a code for a new password, an invite, reminders of carts, and what people wrote to the shop. */
export function otherDrafts(ayesha: Customer, reminded: readonly Customer[], now: Date): MessageDraft[] {
  const [nonce, payload] = [{ nonce: "demo" }, { reminder: 1 }];
  const t = translator("en", mail);
  const secret = { payload: nonce, text: null };
  const ago = (days: number) => daysBefore(now, days);
  const emails: MessageDraft[] = [
    { kind: "email/password_reset", recipient: ayesha.email, at: ago(6), ...secret, subject: t("reset.subject", { brand }) },
    { kind: "whatsapp/password_reset", recipient: ayesha.phone, at: ago(4), ...secret },
    { kind: "whatsapp/orders_claim", recipient: ayesha.phone, at: ago(2), ...secret },
    { kind: "whatsapp/identity_code", recipient: ayesha.phone, at: ago(3), ...secret },
    {
      ...{ kind: "email/email_proof", recipient: ayesha.email, at: ago(5), payload: { userId: ayesha.id }, text: null },
      subject: t("email-proof.subject", { brand }),
    },
    {
      ...{ kind: "email/account_changed", recipient: ayesha.email, at: ago(3) },
      payload: { userId: ayesha.id, change: "phone" },
      ...plainEmail("en", t("account-changed.subject", { brand }), {
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
  const reminders = reminded.flatMap(({ name, phone, email }, nth): MessageDraft[] => [
    { kind: "whatsapp/cart_reminder", recipient: phone, at: ago(nth + 1), payload, text: shopMessages.cart(name) },
    ...(nth === 0
      ? [
          {
            kind: "email/cart_reminder",
            recipient: email,
            at: ago(7),
            payload,
            ...plainEmail("en", t("cart.subject", { brand }), { text: t("cart.text"), label: t("cart.link"), path: "/cart" }),
          } as const,
        ]
      : []),
  ]);
  const about = { recipient: shopEmail, payload: { id: 1 } };
  const from = `${ayesha.name}, ${ayesha.email}`;
  return [
    ...emails,
    ...reminders,
    {
      kind: "email/contact_message",
      ...about,
      at: ago(3),
      ...visitorEmail(t("contact.subject", { brand, name: ayesha.name }), {
        text: shopMessages.contact,
        from,
        path: "/admin/dashboard",
      }),
    },
    {
      kind: "email/suggestion",
      ...about,
      at: ago(2),
      ...visitorEmail(t("suggestion.subject", { brand, subject: "Desi ghee" }), {
        text: shopMessages.suggestion,
        from,
        path: "/admin/suggestions/1",
      }),
    },
  ];
}

/** The latest repeat that is reminded of every week, and its reminders of five evenings ago. */
export function weeklyRepeatOf(orders: readonly DrawnOrder[], now: Date) {
  const order = orders.findLast(({ status, placedAt }) => status === "delivered" && placedAt < daysBefore(now, 10));
  if (!order) return { rows: [], drafts: [] };
  const evening = minutesAfter(startOfKarachiDay(karachiDate(daysBefore(now, 5))), 18.5 * 60);
  const day = addDays(karachiDate(evening), 1);
  const [t, values] = [translator("ur", repeatReminder), repeatValuesOf(order, day)];
  const about = { orderId: order.id, at: evening, payload: { repeat: order.id } };
  const drafts: MessageDraft[] = [
    { kind: "whatsapp/repeat_reminder", recipient: order.customer.phone, ...about, text: t("whatsapp", values) },
    {
      ...{ kind: "email/repeat_reminder", recipient: order.customer.email, ...about },
      ...plainEmail("ur", t("subject", values), {
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

/** The message of the month to a customer who buys on khata. */
export const khataDrafts = (now: Date): MessageDraft[] => [
  {
    ...{ kind: "whatsapp/khata_balance", recipient: "+923006321784", at: daysBefore(now, 6) },
    ...{ payload: { contact: 1 }, text: shopMessages.khata },
  },
];

/** What the shop answered by itself to somebody who asked where the latest delivered order is. */
export function replyDrafts(orders: readonly DrawnOrder[]): MessageDraft[] {
  const order = orders.findLast(({ status }) => status === "delivered");
  if (!order) return [];
  const values = { number: orderNumber(order.id), status: translator("ur", shared)("status.out-for-delivery") };
  const text = translator("ur", whatsappMessage)("reply.where", values);
  const at = minutesAfter(order.placedAt, 90);
  return [{ kind: "whatsapp/reply", recipient: order.customer.phone, orderId: order.id, at, payload: { text }, text }];
}

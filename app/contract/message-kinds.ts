import { z } from "zod";

/** How a message leaves the shop. */
export const messageChannels = ["email", "whatsapp", "push"] as const;
/** One of them. */
export type MessageChannel = (typeof messageChannels)[number];

/** Which messages of a lane leave first: those that somebody waits for at a screen, those about an order, others, bulk. */
export const messageUrgencies = { access: 0, order: 1, other: 2, bulk: 3 } as const;

type KindSpec = {
  urgency: (typeof messageUrgencies)[keyof typeof messageUrgencies];
  /** its recipient: only messages to customers count among the customers who were not reached */
  audience: "customer" | "shop";
  payload: z.ZodType;
  /** its text holds a link or code that signs in: only its subject is kept */
  hasSecret?: true;
  /** a newer status of an order makes an older one that has not left pointless, and the word that the order came in too */
  topic?: "order-status" | "order-placed";
};

const nothing = z.object({});
const nonce = z.object({ nonce: z.string() });
const reminder = z.object({ reminder: z.number().int() });
const repeat = z.object({ repeat: z.number().int() });
const row = z.object({ id: z.number().int() });
const status = z.object({ status: z.string() });
const accountChange = z.object({
  userId: z.number().int(),
  change: z.enum(["phone", "email", "password", "email-ended", "undone"]),
  nonce: z.string().optional(),
});
const refund = z.object({ amount: z.number().int().positive(), methods: z.array(z.string()).optional() });

/**
 * Every kind of outbox message, by `channel/kind`: what it takes beyond recipient and order, how urgent it is, what is kept of it.
 * `amount` is paisa; without `methods` the order's own way of payment is meant. A new kind is an entry here, its sender in `domain/messaging/deliver-outbox` (or `domain/push`) and its name in
 * `i18n/admin-outbox`; the compiler asks for both.
 * All are kept for 90 days.
 */
export const messageKinds = {
  "email/password_reset": { urgency: messageUrgencies.access, audience: "customer", payload: nonce, hasSecret: true },
  "email/account_changed": {
    ...{ urgency: messageUrgencies.access, audience: "customer", payload: accountChange },
    hasSecret: true,
  },
  "email/email_proof": {
    ...{ urgency: messageUrgencies.access, audience: "customer", payload: z.object({ userId: z.number().int() }) },
    hasSecret: true,
  },
  "email/team_invite": { urgency: messageUrgencies.access, audience: "shop", payload: nonce, hasSecret: true },
  "email/order_confirmation": {
    ...{ urgency: messageUrgencies.order, audience: "customer", payload: nothing },
    topic: "order-placed",
  },
  "email/order_status": { urgency: messageUrgencies.order, audience: "customer", payload: status, topic: "order-status" },
  "email/refund": { urgency: messageUrgencies.order, audience: "customer", payload: refund },
  "email/new_order_admin": {
    ...{ urgency: messageUrgencies.order, audience: "shop" },
    payload: z.object({ event: z.enum(["placed", "cancelled"]).optional() }),
  },
  "email/cart_reminder": { urgency: messageUrgencies.bulk, audience: "customer", payload: reminder },
  "email/repeat_reminder": { urgency: messageUrgencies.bulk, audience: "customer", payload: repeat },
  "email/contact_message": { urgency: messageUrgencies.other, audience: "shop", payload: row },
  "email/suggestion": { urgency: messageUrgencies.other, audience: "shop", payload: row },
  "email/books_alarm": { urgency: messageUrgencies.other, audience: "shop", payload: z.object({ day: z.string() }) },
  "whatsapp/password_reset": { urgency: messageUrgencies.access, audience: "customer", payload: nonce, hasSecret: true },
  "whatsapp/account_changed": {
    ...{ urgency: messageUrgencies.access, audience: "customer", payload: accountChange },
    hasSecret: true,
  },
  "whatsapp/identity_code": { urgency: messageUrgencies.access, audience: "customer", payload: nonce, hasSecret: true },
  "whatsapp/orders_claim": { urgency: messageUrgencies.access, audience: "customer", payload: nonce, hasSecret: true },
  "whatsapp/order_confirmation": {
    ...{ urgency: messageUrgencies.order, audience: "customer", payload: nothing },
    topic: "order-placed",
  },
  "whatsapp/order_status": { urgency: messageUrgencies.order, audience: "customer", payload: status, topic: "order-status" },
  "whatsapp/refund": { urgency: messageUrgencies.order, audience: "customer", payload: refund },
  "whatsapp/new_order_admin": { urgency: messageUrgencies.order, audience: "shop", payload: nothing },
  "whatsapp/order_cancelled_admin": { urgency: messageUrgencies.order, audience: "shop", payload: nothing },
  "whatsapp/reply": {
    ...{ urgency: messageUrgencies.access, audience: "customer" },
    payload: z.object({ text: z.string() }),
  },
  "whatsapp/cart_reminder": { urgency: messageUrgencies.bulk, audience: "customer", payload: reminder },
  "whatsapp/repeat_reminder": { urgency: messageUrgencies.bulk, audience: "customer", payload: repeat },
  "whatsapp/khata_balance": {
    ...{ urgency: messageUrgencies.bulk, audience: "customer" },
    payload: z.object({ contact: z.number().int() }),
  },
  "push/notification": {
    ...{ urgency: messageUrgencies.order, audience: "customer" },
    payload: z.object({ notification: z.number().int() }),
  },
  "push/campaign": {
    ...{ urgency: messageUrgencies.bulk, audience: "customer" },
    payload: z.object({ delivery: z.number().int() }),
  },
} as const satisfies Readonly<Record<`${MessageChannel}/${string}`, KindSpec>>;

/** One of them, such as `email/order_confirmation`. */
export type MessageKind = keyof typeof messageKinds;

type WithoutChannel<Kind extends string> = Kind extends `${MessageChannel}/${infer Name}` ? Name : never;

/** A kind whatever its channel, such as `order_confirmation`. */
export type MessageSubject = WithoutChannel<MessageKind>;

/** What a kind needs beyond its recipient and order. */
export type PayloadOf<Kind extends MessageKind> = z.output<(typeof messageKinds)[Kind]["payload"]>;

/** The entry of a kind; undefined for one that an earlier or later version of the shop wrote. */
export const findMessageKind = (name: string): KindSpec | undefined =>
  Object.hasOwn(messageKinds, name) ? messageKinds[name as MessageKind] : undefined;

/** Whether a kind leaves by day only (messages, Worth until). */
export const isBulk = ({ urgency }: Pick<KindSpec, "urgency">): boolean => urgency === messageUrgencies.bulk;

/** The kinds, without their channel, that fulfil a condition; of one channel where that is given. */
export const kindsWhere = (holds: (kind: KindSpec) => boolean, channel = ""): string[] => [
  ...new Set(
    Object.entries<KindSpec>(messageKinds).flatMap(([name, kind]) =>
      name.startsWith(channel) && holds(kind) ? [name.slice(name.indexOf("/") + 1)] : [],
    ),
  ),
];

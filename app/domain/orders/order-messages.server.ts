import { kindsWhere } from "#app/contract/message-kinds.ts";
import { undoWindow } from "#app/domain/audit/undo-time.ts";
import type { PaymentMethod } from "#app/domain/payments/method.ts";
import { isEmailConfigured, noticeRecipients } from "#app/domain/settings/email-channel.server.ts";
import { findShopSettings, settingsOf } from "#app/domain/settings/shop-settings.server.ts";
import { noticeNumbers } from "#app/domain/settings/whatsapp-channel.server.ts";
import {
  findWhatsappSettings,
  type WhatsappSettings,
  whatsappGatewayOf,
  whatsappSettingsOf,
} from "#app/domain/settings/whatsapp-settings.server.ts";
import { isLandline } from "#app/lib/format-phone.ts";
import type { Paisa } from "#app/lib/money.ts";
import { now } from "#app/platform/clock.server.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { type EnqueuedMessage, enqueueMessage } from "#app/platform/outbox.server.ts";
import type { OrderStatus } from "./status.ts";

/** The channels of messages about orders; the shop's own are sent to `numbers` and, as e-mails, to `notices`, "" for none. */
export type OrderChannels = { whatsapp: WhatsappSettings; numbers: readonly string[]; hasEmail: boolean; notices: string };

/** The channels, from memory. */
export async function findOrderChannels(): Promise<OrderChannels> {
  const [whatsapp, hasEmail, { shop }] = await Promise.all([findWhatsappSettings(), isEmailConfigured(), findShopSettings()]);
  return { whatsapp, numbers: noticeNumbers(whatsapp, shop), hasEmail, notices: noticeRecipients(shop) };
}

/** The channels, read by the transaction's own connection: it must not wait for a second one. */
async function readChannels(tx: Tx): Promise<OrderChannels> {
  const select = { key: true, value: true } as const;
  const rows = await tx.whatsappSetting.findMany({ where: { isActive: true }, select });
  const shop = settingsOf(await tx.setting.findMany({ where: { isActive: true, key: "shop" }, select })).shop;
  const isSet = env.DEMO || env.SMTP_URL !== undefined;
  const hasEmail = isSet || (await tx.emailProvider.findFirst({ where: { isActive: true }, select: { id: true } })) !== null;
  const whatsapp = whatsappSettingsOf(rows);
  return { whatsapp, numbers: noticeNumbers(whatsapp, shop), hasEmail, notices: noticeRecipients(shop) };
}

type Switch = keyof WhatsappSettings["notifications_enabled"];

const leavesByWhatsapp = ({ whatsapp }: OrderChannels, name: Switch): boolean =>
  whatsappGatewayOf(whatsapp) !== null && whatsapp.notifications_enabled[name];

type Addressee = { customerPhone: string; customerEmail: string | null; whatsappPhone: string | null; source: string };

/** Where a customer is reached on WhatsApp (B9.03); "" for nowhere, as for who called from a landline. */
const phoneOf = ({ whatsappPhone, customerPhone }: Addressee): string =>
  whatsappPhone || (isLandline(customerPhone) ? "" : customerPhone);

/** The shop's own messages about an order: one for each of its numbers (B9.02), so that a wrong one stops no other, and one e-mail. */
function toShop(orderId: number, event: "placed" | "cancelled", channels: OrderChannels): EnqueuedMessage[] {
  const kind = event === "placed" ? "new_order_admin" : "order_cancelled_admin";
  const numbers = leavesByWhatsapp(channels, "new_orders") ? channels.numbers : [];
  const messages = numbers.map((recipient) => ({ channel: "whatsapp", kind, recipient, payload: {}, orderId }) as const);
  const { hasEmail, notices: recipient } = channels;
  if (!hasEmail || !recipient) return messages;
  return [...messages, { channel: "email", kind: "new_order_admin", recipient, payload: { event }, orderId }];
}

/**
 * Whom a new order is announced to: the customer on WhatsApp and by e-mail, and the shop. A sale over the counter is announced to
 * nobody; nothing is enqueued for a channel that is not configured.
 */
export function newOrderMessages(order: Addressee & { id: number }, channels: OrderChannels): EnqueuedMessage[] {
  if (order.source === "counter") return [];
  const { id: orderId, customerEmail } = order;
  const phone = leavesByWhatsapp(channels, "new_orders") ? phoneOf(order) : "";
  const email = { channel: "email", kind: "order_confirmation", payload: {}, orderId } as const;
  return [
    ...(channels.hasEmail && customerEmail ? [{ ...email, recipient: customerEmail }] : []),
    ...(phone ? [{ ...email, channel: "whatsapp", recipient: phone } as const] : []),
    ...toShop(orderId, "placed", channels),
  ];
}

async function enqueueAll(tx: Tx, messages: readonly EnqueuedMessage[]): Promise<void> {
  for (const message of messages) await enqueueMessage(tx, message);
}

/** Announces an order that staff wrote down, in its transaction. */
export async function announceOrder(tx: Tx, order: Addressee & { id: number }): Promise<void> {
  if (order.source !== "counter") await enqueueAll(tx, newOrderMessages(order, await readChannels(tx)));
}

/** Tells the shop that a customer cancelled their order. */
export const announceCancelling = async (tx: Tx, orderId: number): Promise<void> =>
  enqueueAll(tx, toShop(orderId, "cancelled", await readChannels(tx)));

/**
 * Takes back what was to be told of an order's last moves and can still be undone: several moves are one message, and a move that is
 * undone tells nobody. What should have left earlier stays, since that move was not undone.
 */
export async function withdrawStatusMessages(tx: Tx, orderId: number): Promise<void> {
  const at = now();
  await tx.$executeRaw`
    DELETE FROM outbox WHERE order_id = ${orderId} AND kind = 'order_status' AND status = 'waiting' AND claimed_at IS NULL
      AND not_before > ${at} AND created_at > ${new Date(at.getTime() - undoWindow)}`;
}

const kindsToShop = kindsWhere(({ audience }) => audience === "shop");

/**
 * Readdresses what was not sent yet of an order to its customer's old phone number, which was somebody else's; what failed there too, so
 * that sending it again reaches the new one. A message in the hands of a process is left to it.
 */
export async function readdressMessages(tx: Tx, orderId: number, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.$executeRaw`
    UPDATE outbox SET recipient = ${to}, unanswered = 0 WHERE order_id = ${orderId} AND channel = 'whatsapp' AND recipient = ${from}
      AND status <> 'sent' AND claimed_at IS NULL AND kind <> ALL (${kindsToShop})`;
}

const findAddressee = (tx: Tx, id: number) =>
  tx.order.findUnique({
    where: { id },
    select: { source: true, customerPhone: true, customerEmail: true, whatsappPhone: true },
  });

const afterUndo = () => new Date(now().getTime() + undoWindow);

/**
 * Enqueues the customer's messages about a move, for the time when it can no longer be undone. They replace those held of
 * earlier moves; a step back to pending has none.
 */
export async function enqueueStatusMessage(tx: Tx, orderId: number, status: OrderStatus): Promise<void> {
  await withdrawStatusMessages(tx, orderId);
  const order = status === "pending" ? null : await findAddressee(tx, orderId);
  if (!order || order.source === "counter") return;
  const channels = await readChannels(tx);
  const message = { kind: "order_status", payload: { status }, orderId, notBefore: afterUndo() } as const;
  const phone = leavesByWhatsapp(channels, "status_updates") ? phoneOf(order) : "";
  if (phone) await enqueueMessage(tx, { channel: "whatsapp", recipient: phone, ...message });
  const { customerEmail: recipient } = order;
  if (channels.hasEmail && recipient) await enqueueMessage(tx, { channel: "email", recipient, ...message });
}

/** Money that goes back: `amount` in paisa, and the ways of payment that it takes. */
type RefundMessage = { amount: Paisa; methods: readonly PaymentMethod[] };

/** Enqueues the customer's message about a refund: on WhatsApp, or by e-mail where WhatsApp is not connected. */
export async function enqueueRefundMessage(tx: Tx, orderId: number, { amount, methods }: RefundMessage): Promise<void> {
  const order = await findAddressee(tx, orderId);
  if (!order || order.source === "counter") return;
  const channels = await readChannels(tx);
  const payload = { amount, methods: [...methods] };
  const message = { kind: "refund", payload, orderId, notBefore: afterUndo() } as const;
  const phone = leavesByWhatsapp(channels, "status_updates") ? phoneOf(order) : "";
  if (phone) return enqueueMessage(tx, { channel: "whatsapp", recipient: phone, ...message });
  const { customerEmail: recipient } = order;
  if (channels.hasEmail && recipient) await enqueueMessage(tx, { channel: "email", recipient, ...message });
}

import { orderNumber } from "#app/domain/orders/status.ts";
import { dateText, timeText } from "#app/domain/orders/wall-time.ts";
import { isTransfer, type PaymentMethod } from "#app/domain/payments/method.ts";
import { listPayees } from "#app/domain/settings/payees.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { mail } from "#app/i18n/mail.ts";
import { order as orderText } from "#app/i18n/order.ts";
import { translator } from "#app/i18n/translate.ts";
import { formatDate, formatTime } from "#app/lib/dates.ts";
import { formatMoney, type Paisa, paisa } from "#app/lib/money.ts";
import { slotEnd } from "#app/lib/slot-text.ts";
import { db } from "#app/platform/db.server.ts";
import { type Deliver, Undeliverable } from "#app/platform/outbox.server.ts";
import { linkTo, sendEmail } from "../send-email.server.ts";

const findOrder = (id: number) =>
  db.order.findUnique({
    where: { id },
    select: {
      id: true,
      customerName: true,
      itemsCount: true,
      total: true,
      due: true,
      paymentMethod: true,
      deliveryDate: true,
      scheduledDeliveryTime: true,
      trackingId: true,
      user: { select: { language: true } },
    },
  });

/** When the rider comes, in words. */
function deliveryOf(lang: Lang, date: string | null, time: string | null): string {
  const t = translator(lang, mail);
  if (!date || !time) return date ? formatDate(date, lang) : t("order.delivery-open");
  return t("order.delivery", { date: formatDate(date, lang), from: formatTime(time), to: formatTime(slotEnd(time)) });
}

type Owed = { number: string; due: Paisa; paymentMethod: PaymentMethod };

/** Where the money is to go, while a transfer is due; else nothing. */
async function payToOf(lang: Lang, { number, due, paymentMethod: method }: Owed): Promise<string> {
  const payee = isTransfer(method) && due > 0 ? (await listPayees(lang))[method] : undefined;
  if (!payee) return "";
  const { title, number: account, note } = payee;
  const where = [title, account, note].filter((text) => text !== "").join("\n");
  return translator(lang, mail)("order.pay-to", { number, due: formatMoney(due), where });
}

/** Confirms an order to its customer: number, items, total, where to pay, when it comes, and the link that tracks it. */
export const sendOrderEmail: Deliver = async (message) => {
  const order = message.orderId === null ? null : await findOrder(message.orderId);
  if (!order) throw new Undeliverable("the order is gone");
  const lang = order.user?.language ?? "en";
  const t = translator(lang, mail);
  const number = orderNumber(order.id);
  const link = linkTo(`/delivery-tracking?tracking_id=${order.trackingId}`);
  const { paymentMethod } = order;
  const due = paisa(Math.max(0, order.due));
  const values = {
    number,
    name: order.customerName,
    items: order.itemsCount,
    total: formatMoney(paisa(order.total)),
    due: formatMoney(due),
    payment: translator(lang, orderText)(`payment.${paymentMethod}`),
    delivery: deliveryOf(lang, dateText(order.deliveryDate), timeText(order.scheduledDeliveryTime)),
    payTo: await payToOf(lang, { number, due, paymentMethod }),
    link,
  };
  await sendEmail(message, (signature) => ({
    link,
    subject: t("order.subject", { ...signature, number }),
    text: t("order.text", { ...signature, ...values }),
  }));
};

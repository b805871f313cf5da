import { z } from "zod";
import { noticeKey } from "#app/domain/orders/notice-key.ts";
import { orderStatuses } from "#app/domain/orders/status.ts";
import { mail } from "#app/i18n/mail.ts";
import { notices } from "#app/i18n/notices.ts";
import { translator } from "#app/i18n/translate.ts";
import { formatMoney, paisa } from "#app/lib/money.ts";
import { formatPhone } from "#app/lib/phone.ts";
import { type Deliver, NotNeeded } from "#app/platform/outbox.server.ts";
import { linkTo, recipientsOf, sendEmail } from "../send-email.server.ts";
import {
  findLetterOrder,
  greetingPart,
  type LetterOrder,
  orderFacts,
  orderGoods,
  payToPart,
  trackingPart,
} from "./order-letter.server.ts";
import { readersLanguage } from "./readers-language.server.ts";
import { refundWay } from "./refund-way.server.ts";

/** Confirms an order to its customer: its lines and total, where to pay, when it comes, and the link that tracks it. */
export const sendOrderConfirmation: Deliver = async (message) => {
  const told = await findLetterOrder(message);
  const { lang, number, order } = told;
  if (order.status === "cancelled") throw new NotNeeded("the order was cancelled");
  const t = translator(lang, mail);
  const payTo = await payToPart(told);
  return sendEmail(message, ({ brand }) => ({
    lang,
    subject: t("order.subject", { brand, number }),
    parts: [
      greetingPart(told),
      { type: "text", text: t("order.text", { number }) },
      orderFacts(told),
      ...payTo,
      orderGoods(told),
      trackingPart(told),
    ],
  }));
};

const statusPayload = z.object({ status: z.enum(orderStatuses) });

/** What an order's amounts are called in a customer's sentences. */
const amountsOf = ({ order, number }: LetterOrder) => ({
  number,
  amount: formatMoney(paisa(Math.max(0, order.due))),
  total: formatMoney(order.total),
  back: formatMoney(paisa(-Math.min(0, order.due))),
});

/** Sends a customer the status of their order. Where the order has moved on since, only the letter of the later move is sent. */
export const sendOrderStatus: Deliver = async (message) => {
  const { status } = statusPayload.parse(message.payload);
  const told = await findLetterOrder(message);
  const { order, lang } = told;
  if (order.status !== status) throw new NotNeeded("the order moved on before this could be sent");
  const t = translator(lang, mail);
  const say = translator(lang, notices);
  const key = noticeKey(status, order.due);
  const title = say(`order.title.${key}`, amountsOf(told));
  // who keeps money ready for the rider is not asked for a transfer as well
  const payTo = status === "cancelled" || status === "out for delivery" ? [] : await payToPart(told);
  return sendEmail(message, ({ brand }) => ({
    lang,
    subject: t("status.subject", { brand, title }),
    parts: [
      greetingPart(told),
      { type: "text", text: `${title}. ${say(`order.content.${key}`, amountsOf(told))}` },
      orderFacts(told),
      ...payTo,
      ...(status === "cancelled" ? [] : [orderGoods(told)]),
      trackingPart(told),
    ],
  }));
};

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Writes to a customer how much money went back to them, and how. */
export const sendRefund: Deliver<"email/refund"> = async (message) => {
  const { amount, methods } = message.payload;
  const told = await findLetterOrder(message);
  const { lang, number } = told;
  const t = translator(lang, mail);
  const values = { amount: formatMoney(paisa(amount)), number, way: refundWay(lang, methods ?? [told.order.paymentMethod]) };
  return sendEmail(message, ({ brand }) => ({
    lang,
    subject: t("refund.subject", { brand, ...values }),
    parts: [
      greetingPart(told),
      { type: "text", text: t("refund.text", values) },
      {
        type: "facts",
        facts: [
          [t("refund.amount"), values.amount],
          [t("refund.way"), capitalised(values.way)],
        ],
      },
      orderFacts(told),
      trackingPart(told),
    ],
  }));
};

const adminPayload = z.object({ event: z.enum(["placed", "cancelled"]).default("placed") });

/** Writes to the shop that an order came in, or that its customer cancelled it. In the language of its readers, else in English. */
export const sendNewOrderNotice: Deliver = async (message) => {
  const { event } = adminPayload.parse(message.payload);
  const lang = await readersLanguage(recipientsOf(message), "en");
  const told = { ...(await findLetterOrder(message)), lang };
  const { order, number } = told;
  const t = translator(lang, mail);
  const subject = event === "placed" ? "admin.subject" : "admin.cancelled-subject";
  const notes = order.deliveryNotes ? ([[t("admin.notes"), order.deliveryNotes]] as const) : [];
  return sendEmail(message, ({ brand }) => ({
    lang,
    subject: t(subject, { brand, number, total: formatMoney(order.total) }),
    parts: [
      { type: "text", text: t(event === "placed" ? "admin.text" : "admin.cancelled") },
      {
        type: "facts",
        facts: [
          [t("admin.number"), number],
          [t("admin.customer"), order.customerName],
          [t("admin.phone"), formatPhone(order.customerPhone)],
          [t("admin.zone"), order.deliveryZone],
          ...notes,
        ],
      },
      orderFacts(told),
      orderGoods(told, "admin.goods"),
      { type: "link", label: t("admin.open"), href: linkTo(`/admin/orders/${order.id}`) },
    ],
  }));
};

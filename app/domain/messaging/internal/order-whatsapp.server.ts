import type { CancelMoney } from "#app/domain/orders/cancel-money.ts";
import { findPackingWords } from "#app/domain/orders/find-packing-words.server.ts";
import type { OrderStatus } from "#app/domain/orders/status.ts";
import type { TemplateKey } from "#app/domain/settings/message-templates.ts";
import { findWhatsappSettings, takesReplies } from "#app/domain/settings/whatsapp-settings.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { translator } from "#app/i18n/translate.ts";
import { whatsappMessage } from "#app/i18n/whatsapp-message.ts";
import { renderTemplate } from "#app/lib/message-template.ts";
import { formatMoney, paisa } from "#app/lib/money.ts";
import { type Deliver, NotNeeded, type OutboxMessage } from "#app/platform/outbox.server.ts";
import { findOrderValues } from "../order-values.server.ts";
import { refundWay } from "../refund-way.ts";
import { sendWhatsapp } from "../send-whatsapp.server.ts";
import { requireNews, requireUnhandled } from "./worth-sending.server.ts";

type About = Omit<NonNullable<Parameters<typeof findOrderValues>[1]>, "message">;

async function valuesFor(message: Pick<OutboxMessage, "orderId" | "channel" | "recipient">, about?: About) {
  const { orderId } = message;
  const found = orderId === null ? null : await findOrderValues(orderId, { ...about, message });
  if (!found) throw new NotNeeded("the order is gone");
  return found;
}

const sendTemplate =
  (key: TemplateKey): Deliver<"whatsapp/order_confirmation" | "whatsapp/new_order_admin"> =>
  async (message) => {
    const { values, status, lang, isEmpty, claimed } = await valuesFor(message, { isForShop: key === "new_order_admin" });
    if (isEmpty && key === "order_confirmation") throw new NotNeeded("nothing is left in the order");
    await requireUnhandled(message, { status });
    const settings = await findWhatsappSettings();
    const text = renderTemplate(settings.message_templates[key], values);
    const more = key === "order_confirmation" ? takesReplies(settings) && offer(lang) : claimed && claimWords(claimed);
    return sendWhatsapp(message, more ? `${text}\n${more}` : text);
  };

/**
 * What a customer may answer the confirmation with. A line of its own behind the template, whose default text the specification fixes
 * (B9.08), and only while the gateway passes on what customers write.
 */
const offer = (lang: Lang): string => translator(lang, whatsappMessage)("reply.offer");

/** The transfer that the customer named, for the shop (decisions 30). */
const claimWords = ({ reference, amount }: NonNullable<CancelMoney["claimed"]>): string =>
  translator("ur", whatsappMessage)("claimed", { reference, amount: formatMoney(amount) });

/** Confirms an order to its customer. */
export const sendWhatsappConfirmation = sendTemplate("order_confirmation");

/** Answers what a customer replied. */
export const sendWhatsappReply: Deliver<"whatsapp/reply"> = (message) => sendWhatsapp(message, message.payload.text);

/** Announces an order to one number of the shop. */
export const sendWhatsappNewOrder = sendTemplate("new_order_admin");

/**
 * Notifies the customer that their order moved: its own message when it is out for delivery (B4.11), the general one otherwise (B4.12). Who
 * paid for what is cancelled reads what becomes of the money, whatever the template says.
 */
export const sendWhatsappStatus: Deliver<"whatsapp/order_status"> = async (message) => {
  requireNews(message);
  const status = message.payload.status as OrderStatus;
  const { values, cancelMoney, lang, isEmpty } = await valuesFor(message, { status });
  if (isEmpty && status !== "cancelled") throw new NotNeeded("nothing is left in the order");
  const key = status === "out for delivery" ? "out_for_delivery" : "status_update";
  const template = (await findWhatsappSettings()).message_templates[key];
  const text = renderTemplate(template, values);
  // what becomes of the money, or what packing did to the total, stands on a line of its own: the template's default text is the specification's (B9.08)
  const changes = key === "out_for_delivery" && message.orderId ? await findPackingWords(message.orderId, lang) : null;
  const more = status === "cancelled" && !template.includes("{payment_line}") ? cancelMoney : changes?.sum;
  return sendWhatsapp(message, more ? `${text}\n${more}` : text);
};

/** Notifies the customer that money goes back to them, how much and by which way of payment. */
export const sendWhatsappRefund: Deliver<"whatsapp/refund"> = async (message) => {
  const { values, lang, paymentMethod } = await valuesFor(message);
  const { amount: paid, methods } = message.payload;
  const amount = formatMoney(paisa(paid));
  return sendWhatsapp(
    message,
    translator(lang, whatsappMessage)("refund", {
      amount,
      number: values.order_number,
      method: refundWay(lang, methods ?? [paymentMethod]),
      brand: values.brand,
    }),
  );
};

/** Notifies one number of the shop that a customer cancelled their order. */
export const sendWhatsappCancelling: Deliver<"whatsapp/order_cancelled_admin"> = async (message) => {
  const { values } = await valuesFor(message, { isForShop: true });
  const { order_number: number, customer_name: name, customer_phone: phone, total, admin_url: link } = values;
  return sendWhatsapp(
    message,
    translator("ur", whatsappMessage)("cancelled", { number, name, phone, total: `Rs. ${total}`, link }),
  );
};

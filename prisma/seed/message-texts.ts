import { paymentLine } from "#app/domain/messaging/order-values.server.ts";
import { linkTo } from "#app/domain/messaging/send-email.server.ts";
import { type OrderStatus, orderNumber, repeatPath } from "#app/domain/orders/status.ts";
import { defaultTemplates } from "#app/domain/settings/message-templates.ts";
import { order as orderWords } from "#app/i18n/order.ts";
import { repeatReminder } from "#app/i18n/repeat-reminder.ts";
import { shared } from "#app/i18n/shared.ts";
import { translator } from "#app/i18n/translate.ts";
import { whatsappMessage } from "#app/i18n/whatsapp-message.ts";
import { formatDate } from "#app/lib/dates.ts";
import { formatPhone } from "#app/lib/format-phone.ts";
import { renderTemplate, type TemplateValues } from "#app/lib/message-template.ts";
import { formatMoney, paisa } from "#app/lib/money.ts";
import { slotText } from "#app/lib/slot-text.ts";
import type { DrawnOrder } from "./draw-orders.ts";
import { brand } from "./seed-settings.ts";

/** The links of the demo's history lead to the shop itself, whatever its port. */
export const link = linkTo;

const bare = (amount: number): string => formatMoney(paisa(amount)).replace(/^Rs\.\s*/u, "");

/** What is to be paid of an order at a time, paisa: nothing of one that is cancelled. */
export function dueAt({ paidAt, total, story }: DrawnOrder, at: Date): number {
  const isCancelled = story.some((step) => step.status === "cancelled" && step.at <= at);
  return isCancelled || (paidAt && paidAt <= at) ? 0 : total;
}

function valuesOf(order: DrawnOrder, status: OrderStatus, at = order.placedAt): TemplateValues {
  return {
    ...{ brand, customer_name: order.customer.name, customer_phone: formatPhone(order.customer.phone) },
    ...{ order_number: orderNumber(order.id), items_count: String(order.lines.length), total: bare(order.total) },
    status: translator("ur", shared)(`status.${status === "out for delivery" ? "out-for-delivery" : status}`),
    amount_due: bare(dueAt(order, at)),
    payment_line: paymentLine("ur", status, dueAt(order, at)),
    payment_method: translator("ur", orderWords)(`payment.${order.method}`),
    ...{ zone: order.customer.zone, delivery_date: formatDate(order.slot.date, "ur"), delivery_time: slotText(order.slot.time) },
    ...{ tracking_url: link(`/delivery-tracking?tracking_id=${order.trackingId}`), admin_url: link(`/admin/orders/${order.id}`) },
  };
}

/** What the shop gets of a new order. */
export const newOrderText = (order: DrawnOrder): string =>
  renderTemplate(defaultTemplates.new_order_admin, valuesOf(order, "pending"));

/** What a customer, or the shop of a cancelled order, reads on WhatsApp about an order. */
export function whatsappTextsOf(order: DrawnOrder) {
  const t = translator("ur", whatsappMessage);
  const {
    order_number: number,
    customer_name: name,
    customer_phone: phone,
    payment_method: method,
    admin_url,
  } = valuesOf(order, "pending");
  const total = formatMoney(order.total);
  return {
    confirmation: renderTemplate(defaultTemplates.order_confirmation, valuesOf(order, "pending")),
    moved: ({ status, at }: Pick<DrawnOrder["story"][number], "status" | "at">) =>
      renderTemplate(
        defaultTemplates[status === "out for delivery" ? "out_for_delivery" : "status_update"],
        valuesOf(order, status, at),
      ),
    cancelled: t("cancelled", { number, name, phone, total, link: admin_url }),
    refunded: t("refund", { amount: total, number, method, brand }),
  };
}

/** The values of a reminder of an order's weekly repeat, for a delivery on this day. */
export function repeatValuesOf(order: DrawnOrder, day: string) {
  const goods = order.lines.slice(0, 3).map(({ name, nameUr }) => nameUr ?? name);
  const more = order.lines.length - goods.length;
  const named = goods.join(", ");
  return {
    ...{ brand, name: order.customer.name, day: formatDate(day, "ur"), link: link(repeatPath(order.id)) },
    goods: more > 0 ? translator("ur", repeatReminder)("more", { goods: named, count: more }) : named,
  };
}

const say = translator("ur", whatsappMessage);

/** What is about no order. */
export const shopMessages = {
  hidden: say("reset.hidden"),
  khata: say("khata", { name: "Ustad Rafiq", brand, balance: "Rs. 9,450", link: link("/khata/expired") }),
  cart: (name: string): string => say("cart", { name, brand, goods: "Kinnow, Bananas", total: "Rs. 480", link: link("/cart") }),
  contact: "Kya aap Bosan Road ke peeche bhi delivery karte hain?",
  suggestion: "Desi ghee ka chota pack bhi rakhein.",
};

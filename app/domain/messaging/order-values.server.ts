import { cancelMoney, cancelMoneyText, hasCancelMoney, moneySelect } from "#app/domain/orders/cancel-money.ts";
import { type OrderStatus, orderNumber } from "#app/domain/orders/status.ts";
import { dateText, timeText } from "#app/domain/orders/wall-time.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { order as orderTexts } from "#app/i18n/order.ts";
import { shared } from "#app/i18n/shared.ts";
import { translator } from "#app/i18n/translate.ts";
import { whatsappMessage } from "#app/i18n/whatsapp-message.ts";
import { formatDate } from "#app/lib/dates.ts";
import { formatPhone } from "#app/lib/format-phone.ts";
import type { TemplateValues, TemplateVariable } from "#app/lib/message-template.ts";
import { formatMoney, paisa } from "#app/lib/money.ts";
import { plainValue } from "#app/lib/one-line.ts";
import { slotText } from "#app/lib/slot-text.ts";
import { db } from "#app/platform/db.server.ts";
import type { OutboxMessage } from "#app/platform/outbox.server.ts";
import { isStrangersOrder, nobodysName } from "./internal/is-own-recipient.server.ts";
import { linkTo } from "./send-email.server.ts";

const select = {
  id: true,
  userId: true,
  source: true,
  status: true,
  customerName: true,
  customerPhone: true,
  deliveryZone: true,
  itemsCount: true,
  ...moneySelect,
  due: true,
  paymentMethod: true,
  deliveryDate: true,
  scheduledDeliveryTime: true,
  trackingId: true,
  user: { select: { language: true } },
} as const;

const findOrder = (id: number) => db.order.findUnique({ where: { id }, select });

type FoundOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/** An amount as templates have it, `1,234`: they bring the "Rs." themselves. */
const bareAmount = (amount: number): string => formatMoney(paisa(amount)).replace(/^Rs\.\s*/u, "");

/** A status in words. */
export const statusWord = (lang: Lang, status: OrderStatus): string =>
  translator(lang, shared)(`status.${status === "out for delivery" ? "out-for-delivery" : status}`);

/** What the templates are written in: the shop itself, and who has no account, read their values in it too. */
const templateLang = "ur";

/**
 * What an order's message says of money: what to keep ready, that all is paid, of a cancelled order what goes back; "" when nothing was
 * paid for it and nothing is asked.
 */
export function paymentLine(lang: Lang, status: OrderStatus, due: number): string {
  const t = translator(lang, whatsappMessage);
  if (due < 0) return t("payment.back", { amount: formatMoney(paisa(-due)) });
  if (status === "cancelled") return "";
  return due > 0 ? t("payment.keep", { amount: formatMoney(paisa(due)) }) : t("payment.done");
}

/** A sentence as a template ends it itself. */
const withoutStop = (sentence: string): string => sentence.replace(/\.$/, "");

async function valuesOf(
  order: FoundOrder,
  status: OrderStatus,
  lang: Lang = order.user?.language ?? templateLang,
): Promise<{ lang: Lang; values: Record<TemplateVariable, string> }> {
  const { shop } = await findShopSettings();
  const [date, time] = [dateText(order.deliveryDate), timeText(order.scheduledDeliveryTime)];
  const money = cancelMoney(order);
  const values: Record<TemplateVariable, string> = {
    brand: shop.brand,
    customer_name: plainValue(order.customerName), // rows from before names were one line
    customer_phone: formatPhone(order.customerPhone),
    order_number: orderNumber(order.id),
    status: statusWord(lang, status),
    items_count: String(order.itemsCount),
    total: bareAmount(order.total),
    amount_due: bareAmount(Math.max(0, order.due)),
    payment_line:
      status === "cancelled" && hasCancelMoney(money)
        ? withoutStop(cancelMoneyText(lang, money))
        : paymentLine(lang, status, order.due),
    payment_method: translator(lang, orderTexts)(`payment.${order.paymentMethod}`),
    zone: order.deliveryZone,
    delivery_date: date ? formatDate(date, lang) : translator(lang, whatsappMessage)("no-date"),
    delivery_time: time ? slotText(time) : "",
    tracking_url: linkTo(`/delivery-tracking?tracking_id=${order.trackingId}`),
    admin_url: linkTo(`/admin/orders/${order.id}`),
  };
  return { lang, values };
}

/**
 * The values of a template's variables for an order, in its customer's language, and what becomes of its money if it is cancelled; null
 * when it is gone.
 *
 * @param about.status the status to name, in place of the order's own
 * @param about.isForShop the shop itself reads them: in the language of the templates
 * @param about.message the message to the customer that they are for: to somebody unproved it carries no name (decisions 37)
 */
export async function findOrderValues(
  id: number,
  about: { status?: OrderStatus; isForShop?: boolean; message?: Pick<OutboxMessage, "channel" | "recipient"> } = {},
) {
  const order = await findOrder(id);
  if (!order) return null;
  const { status, paymentMethod } = order;
  const found = await valuesOf(order, about.status ?? (status as OrderStatus), about.isForShop ? templateLang : undefined);
  if (about.message && !about.isForShop && (await isStrangersOrder(about.message, order)))
    found.values.customer_name = nobodysName(found.lang);
  const money = cancelMoney(order);
  const isEmpty = order.itemsCount === 0 && order.total === 0;
  return {
    status,
    paymentMethod,
    isEmpty,
    claimed: money.claimed,
    cancelMoney: hasCancelMoney(money) ? cancelMoneyText(found.lang, money) : null,
    ...found,
  };
}

/** The values of a template's variables for the latest order, for a preview; null while there is none. */
export async function findLatestOrderValues(): Promise<TemplateValues | null> {
  const order = await db.order.findFirst({ where: { source: { not: "counter" } }, orderBy: { id: "desc" }, select });
  return order && (await valuesOf(order, order.status as OrderStatus)).values;
}

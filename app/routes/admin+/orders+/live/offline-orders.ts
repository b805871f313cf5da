import type { OfflineOrders } from "#app/contract/offline-orders.ts";
import type { OrderRow } from "#app/domain/orders/order-row.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import type { adminOrders } from "#app/i18n/admin-orders.ts";
import type { Lang } from "#app/i18n/lang.ts";
import type { shared } from "#app/i18n/shared.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { formatPhone } from "#app/lib/format-phone.ts";
import { formatMoney } from "#app/lib/money.ts";
import { slotWords } from "../list/slot-words.ts";
import { statusKey } from "../list/status-key.ts";
import { paidWords } from "../order/paid-words.ts";

/** The desktop window's limit of the text. */
const longest = 300;

interface ListOptions {
  t: Translate<keyof typeof adminOrders.en>;
  words: Translate<keyof typeof shared.en>;
  lang: Lang;
  today: string;
  title: string;
  at: Date;
}

/** The orders on the screen as text with the details of a delivery: customer, address, time, amount. */
export function offlineOrdersOf(orders: readonly OrderRow[], { t, words, lang, today, title, at }: ListOptions): OfflineOrders {
  const columns = [
    t("column.order"),
    t("column.customer"),
    t("fact.phone"),
    t("fact.address"),
    t("column.slot"),
    t("column.status"),
    t("column.paid"),
    t("column.total"),
  ];
  const rowOf = (order: OrderRow) => [
    `#${orderNumber(order.id)}`,
    order.customerName,
    formatPhone(order.customerPhone),
    `${order.deliveryZone}, ${order.deliveryAddress}`,
    slotWords(order, { t, lang, today }),
    words(statusKey(order.status)),
    paidWords(order, t),
    formatMoney(order.total),
  ];
  const rows = orders.map((order) => rowOf(order).map((cell) => cell.slice(0, longest)));
  return { title, asOf: t("kept.as-of", { at: formatDateTime(at, lang) }), columns, rows };
}

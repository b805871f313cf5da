import type { OrderDocument } from "#app/contract/document.ts";
import type { OrderOnPaper } from "#app/domain/documents/list-orders-on-paper.server.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import type { PaymentMethod } from "#app/domain/payments/method.ts";
import type { ShopDetails } from "#app/domain/settings/shop-settings.server.ts";
import { documents } from "#app/i18n/documents.ts";
import { invoice } from "#app/i18n/invoice.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { translator } from "#app/i18n/translate.ts";
import { formatDate } from "#app/lib/dates.ts";
import { formatPhone } from "#app/lib/format-phone.ts";
import { formatMoney } from "#app/lib/money.ts";
import { formatQuantity, type Thousandths } from "#app/lib/quantity.ts";
import { slotText } from "#app/lib/slot-text.ts";
import { barcodeOf, qrOf } from "./codes.ts";

/** Options of an order's paper. */
export interface PaperRules {
  shop: ShopDetails;
  lang: Lang;
  /** The copy number of this document per order; an order without one is copy 0. */
  copies: ReadonlyMap<number, number>;
  /** The absolute address of an order's tracking page. */
  trackingUrl: (trackingId: string) => string;
}

export const filled = (text: string | null | undefined): text is string => Boolean(text);

export const amountText = (quantity: Thousandths, { unit, soldByWeight }: { unit: string | null; soldByWeight: boolean }) =>
  formatQuantity(quantity, { ...(unit && { unit }), soldByWeight });

/** `Fri 20 Nov 2026, 4 pm – 6 pm`, or the part of it that is set. */
export const deliveryText = ({ deliveryDate, deliveryTime }: OrderOnPaper, lang: Lang): string =>
  [deliveryDate && formatDate(deliveryDate, lang), deliveryTime && slotText(deliveryTime)].filter(filled).join(", ");

/** By which ways the money of an order came, and by which what is open will come (decisions 29). */
export function paymentText({ ways, isPaid, due, paymentMethod }: OrderOnPaper, lang: Lang): string {
  const t = translator(lang, invoice);
  const nameOf = (method: PaymentMethod) => (method === "cash" ? t("counter.cash") : t(`method.${method}`));
  const [only] = ways;
  if (!only) return t(`method.${paymentMethod}`);
  if (ways.length === 1 && due <= 0) {
    const name = only.method === paymentMethod ? t(`method.${only.method}`) : nameOf(only.method);
    return isPaid ? `${name} · ${t("fact.paid")}` : name;
  }
  const came = ways.map(({ method, amount }) => `${nameOf(method)} ${formatMoney(amount)}`);
  const open = due > 0 ? [t("fact.open", { amount: formatMoney(due), method: t(`method.${paymentMethod}`) })] : [];
  return [...came, ...open].join(" · ");
}

export const customerLines = (order: OrderOnPaper): string[] =>
  [order.customerName, formatPhone(order.customerPhone), order.deliveryAddress, order.landmark, order.deliveryZone].filter(
    filled,
  );

/** The content of the order's barcode. */
export function codesOf(
  { id, trackingId }: OrderOnPaper,
  { lang, trackingUrl }: PaperRules,
): Pick<OrderDocument, "barcode" | "qr"> {
  const t = translator(lang, documents);
  const number = orderNumber(id);
  return { barcode: barcodeOf(number, t("code.barcode", { number })), qr: qrOf(trackingUrl(trackingId), t("code.qr")) };
}

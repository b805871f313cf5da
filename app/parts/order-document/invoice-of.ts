import type { OrderDocument } from "#app/contract/document.ts";
import type { StaffOrder, StaffOrderLine } from "#app/domain/orders/find-staff-order.server.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import type { Shop } from "#app/domain/settings/shop-facts.server.ts";
import { invoice } from "#app/i18n/invoice.ts";
import { htmlLang, type Lang } from "#app/i18n/lang.ts";
import { parts } from "#app/i18n/parts.ts";
import { type Translate, translator } from "#app/i18n/translate.ts";
import { formatDate, formatDateTime } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { formatPhone } from "#app/lib/phone.ts";
import { formatQuantity } from "#app/lib/quantity.ts";
import { slotText } from "#app/lib/slot-text.ts";
import { unitSizeText } from "../unit-size.ts";

/** What an invoice needs of an order; a masked order makes a masked invoice. */
export type InvoicedOrder = Pick<
  StaffOrder,
  | "id"
  | "customerName"
  | "customerPhone"
  | "deliveryZone"
  | "deliveryAddress"
  | "landmark"
  | "deliveryDate"
  | "deliveryTime"
  | "deliveryNotes"
  | "paymentMethod"
  | "isPaid"
  | "subtotal"
  | "deliveryCharge"
  | "total"
  | "trackingId"
  | "createdAt"
> & { lines: readonly StaffOrderLine[] };

type Say = Translate<keyof typeof invoice.en>;

const filled = (text: string | null | undefined): text is string => Boolean(text);

const nameIn = (lang: Lang, { name, nameUr }: { name: string; nameUr: string | null }) => (lang === "ur" && nameUr) || name;

/** The same order in the same language always makes the same document. */
export function invoiceOf(order: InvoicedOrder, { shop, lang }: { shop: Shop; lang: Lang }): OrderDocument {
  const t = translator(lang, invoice);
  const due = order.isPaid ? [] : [{ label: t("fact.due"), value: formatMoney(order.total) }];
  return {
    kind: "invoice",
    lang: htmlLang(lang),
    orderId: order.id,
    title: t("title"),
    shop: { name: shop.brand, lines: [shop.address, formatPhone(shop.phone), shop.email].filter(filled) },
    facts: factsOf(order, lang, t),
    customer: { heading: t("bill-to"), lines: customerLines(order) },
    columns: { item: t("column.item"), quantity: t("column.quantity"), price: t("column.price"), total: t("column.total") },
    lines: order.lines.map((line) => lineOf(line, lang, t)),
    totals: [
      { label: t("total.subtotal"), value: formatMoney(order.subtotal) },
      { label: t("total.delivery"), value: order.deliveryCharge === 0 ? t("total.free") : formatMoney(order.deliveryCharge) },
      { label: t("total.due"), value: formatMoney(order.total) },
      ...due,
    ],
    notes: order.deliveryNotes ? [{ label: t("note.delivery"), value: order.deliveryNotes }] : [],
    closing: t("closing", { brand: shop.brand }),
  };
}

function factsOf(order: InvoicedOrder, lang: Lang, t: Say) {
  const { deliveryDate, deliveryTime, paymentMethod } = order;
  const slot = [deliveryDate && formatDate(deliveryDate, lang), deliveryTime && slotText(deliveryTime)].filter(filled).join(", ");
  const paid = order.isPaid ? ` · ${t("fact.paid")}` : "";
  return [
    { label: t("fact.number"), value: orderNumber(order.id) },
    { label: t("fact.date"), value: formatDateTime(order.createdAt, lang) },
    ...(slot ? [{ label: t("fact.delivery"), value: slot }] : []),
    { label: t("fact.payment"), value: t(`method.${paymentMethod}`) + paid },
    { label: t("fact.tracking"), value: order.trackingId },
  ];
}

function customerLines({ customerName, customerPhone, deliveryAddress, landmark, deliveryZone }: InvoicedOrder): string[] {
  return [customerName, formatPhone(customerPhone), deliveryAddress, landmark, deliveryZone].filter(filled);
}

function lineOf(line: StaffOrderLine, lang: Lang, t: Say): OrderDocument["lines"][number] {
  const { unit, soldByWeight, quantity, packedQuantity, listPrice, unitPrice } = line;
  const amount = (of: typeof quantity) => formatQuantity(of, { ...(unit && { unit }), soldByWeight });
  const size = unit && !soldByWeight ? unitSizeText(translator(lang, parts), { unit, unitSize: line.unitSize }) : null;
  const repacked = packedQuantity !== null && packedQuantity !== quantity;
  return {
    name: nameIn(lang, line),
    details: [
      size,
      ...line.components.map((component) => `${formatQuantity(component.quantity)} × ${nameIn(lang, component)}`),
      listPrice > unitPrice ? t("line.instead-of", { price: formatMoney(listPrice) }) : null,
      repacked ? t("line.packed", { quantity: amount(packedQuantity) }) : null,
    ].filter(filled),
    quantity: amount(quantity),
    price: formatMoney(unitPrice),
    total: formatMoney(line.lineTotal),
  };
}

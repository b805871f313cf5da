import type { OrderDocument } from "#app/contract/document.ts";
import { duplicateStamp } from "#app/contract/stamp.ts";
import type { LineOnPaper, OrderOnPaper } from "#app/domain/documents/list-orders-on-paper.server.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import { invoice } from "#app/i18n/invoice.ts";
import { htmlLang, type Lang } from "#app/i18n/lang.ts";
import { parts } from "#app/i18n/parts.ts";
import { type Translate, translator } from "#app/i18n/translate.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { formatMoney, paisa } from "#app/lib/money.ts";
import { formatPhone } from "#app/lib/phone.ts";
import { sizeBeside } from "../size-beside.ts";
import { amountText, codesOf, customerLines, deliveryText, filled, nameIn, type PaperRules } from "./order-paper.ts";

type Say = Translate<keyof typeof invoice.en>;

/** What a customer is given, on a sheet or on a slip. The same order by the same rules always makes the same document; a masked order makes a masked one. */
export function invoiceOf(order: OrderOnPaper, rules: PaperRules, kind: "invoice" | "slip" = "invoice"): OrderDocument {
  const { shop, lang, copies } = rules;
  const t = translator(lang, invoice);
  return {
    kind,
    lang: htmlLang(lang),
    orderId: order.id,
    title: t(kind === "slip" ? "title.slip" : "title"),
    stamp: duplicateStamp(copies.get(order.id) ?? 0),
    shop: { name: shop.brand, lines: [shop.address, formatPhone(shop.phone), shop.email].filter(filled) },
    facts: factsOf(order, { lang, t, kind }),
    customer: { heading: t("bill-to"), lines: customerLines(order) },
    columns: { item: t("column.item"), quantity: t("column.quantity"), price: t("column.price"), total: t("column.total") },
    lines: order.lines.map((line) => lineOf(line, lang, t)),
    totals: [
      { label: t("total.subtotal"), value: formatMoney(order.subtotal) },
      { label: t("total.delivery"), value: order.deliveryCharge === 0 ? t("total.free") : formatMoney(order.deliveryCharge) },
      { label: t("total.due"), value: formatMoney(order.total) },
      ...moneyLines(order, t),
    ],
    notes: order.deliveryNotes ? [{ label: t("note.delivery"), value: order.deliveryNotes }] : [],
    closing: t("closing", { brand: shop.brand }),
    ...codesOf(order, rules),
  };
}

/** What was received and what is due, where the total alone does not say it. */
function moneyLines({ status, total, received, due }: OrderOnPaper, t: Say) {
  const isClosed = due === 0 && (received === total || status === "cancelled");
  return [
    ...(received > 0 && !isClosed ? [{ label: t("total.received"), value: formatMoney(received) }] : []),
    ...(due > 0 ? [{ label: t("fact.due"), value: formatMoney(due) }] : []),
    ...(due < 0 ? [{ label: t("fact.to-refund"), value: formatMoney(paisa(-due)) }] : []),
  ];
}

function factsOf(order: OrderOnPaper, { lang, t, kind }: { lang: Lang; t: Say; kind: "invoice" | "slip" }) {
  const slot = deliveryText(order, lang);
  const paid = order.isPaid && order.received > 0 ? ` · ${t("fact.paid")}` : "";
  return [
    { label: t(`fact.number.${kind}`), value: orderNumber(order.id) },
    { label: t("fact.date"), value: formatDateTime(order.createdAt, lang) },
    ...(slot ? [{ label: t("fact.delivery"), value: slot }] : []),
    { label: t("fact.payment"), value: t(`method.${order.paymentMethod}`) + paid },
    { label: t("fact.tracking"), value: order.trackingId },
  ];
}

function lineOf(line: LineOnPaper, lang: Lang, t: Say): OrderDocument["lines"][number] {
  const { soldByWeight, quantity, packedQuantity, listPrice, unitPrice } = line;
  const name = nameIn(lang, line);
  const repacked = packedQuantity !== null && packedQuantity !== quantity;
  return {
    name,
    details: [
      soldByWeight ? null : sizeBeside(translator(lang, parts), name, line),
      line.kind === "custom" ? line.description : null,
      ...line.components.map((component) => `${amountText(component.quantity, component)} × ${nameIn(lang, component)}`),
      listPrice > unitPrice ? t("line.instead-of", { price: formatMoney(listPrice) }) : null,
      packedQuantity === 0 ? t("line.left-out") : null,
      line.replaces ? t("line.replaces", { name: nameIn(lang, line.replaces) }) : null,
      repacked && packedQuantity > 0 ? t("line.packed", { quantity: amountText(packedQuantity, line) }) : null,
    ].filter(filled),
    quantity: amountText(quantity, line),
    price: formatMoney(unitPrice),
    total: formatMoney(line.lineTotal),
  };
}

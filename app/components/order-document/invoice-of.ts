import type { OrderDocument } from "#app/contract/document.ts";
import { duplicateStamp } from "#app/contract/stamp.ts";
import type { LineOnPaper, OrderOnPaper } from "#app/domain/documents/list-orders-on-paper.server.ts";
import { packingWords } from "#app/domain/orders/packing-words.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import { invoice } from "#app/i18n/invoice.ts";
import { htmlLang, type Lang, nameIn } from "#app/i18n/lang.ts";
import { shared } from "#app/i18n/shared.ts";
import { type Translate, translator } from "#app/i18n/translate.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { formatPhone } from "#app/lib/format-phone.ts";
import { formatMoney, paisa } from "#app/lib/money.ts";
import { sizeBeside } from "../size-beside.ts";
import { amountText, codesOf, customerLines, deliveryText, filled, type PaperRules, paymentText } from "./order-paper.ts";

type Translator = Translate<keyof typeof invoice.en>;

/**
 * The customer's document, on a sheet or on a slip. Deterministic: the same order with the same rules makes the same document; a masked
 * order makes a masked one.
 */
export function invoiceOf(order: OrderOnPaper, rules: PaperRules, kind: "invoice" | "slip" = "invoice"): OrderDocument {
  const { shop, lang, copies } = rules;
  const t = translator(lang, invoice);
  const isCounter = order.source === "counter";
  const { barcode, qr } = codesOf(order, rules);
  const changes = isCounter ? null : packingWords(lang, order);
  return {
    kind,
    lang: htmlLang(lang),
    orderId: order.id,
    title: t(kind === "slip" ? "title.slip" : "title"),
    stamp: duplicateStamp(copies.get(order.id) ?? 0),
    shop: { name: shop.brand, lines: [shop.address, formatPhone(shop.phone), shop.email, shop.siteUrl].filter(filled) },
    facts: isCounter ? counterDetailsOf(order, { lang, t, kind }) : detailsOf(order, { lang, t, kind }),
    customer: isCounter
      ? { heading: t("customer"), lines: [order.customerName, formatPhone(order.customerPhone)].filter(filled) }
      : { heading: t("bill-to"), lines: customerLines(order) },
    columns: { item: t("column.item"), quantity: t("column.quantity"), price: t("column.price"), total: t("column.total") },
    lines: order.lines.map((line) => lineOf(line, lang, t)),
    totals: [...(isCounter ? counterTotalsOf(order, t) : totalsOf(order, t)), ...moneyLines(order, t)],
    notes: [
      ...(order.deliveryNotes ? [{ label: t("note.delivery"), value: order.deliveryNotes }] : []),
      ...(changes ? [{ label: changes.title, value: [...changes.rows.map(rowText), changes.sum].join("\n") }] : []),
    ],
    closing: t("closing", { brand: shop.brand }),
    barcode,
    ...(isCounter ? {} : { qr }), // a counter sale has no tracking
  };
}

const rowText = ({ text, sum }: { text: string; sum: string }) => `${text}: ${sum}`;

const deliveryLine = ({ deliveryCharge }: OrderOnPaper, t: Translator) => ({
  label: t("total.delivery"),
  value: deliveryCharge === 0 ? t("total.free") : formatMoney(deliveryCharge),
});

const roundingLines = ({ rounding }: OrderOnPaper, t: Translator) =>
  rounding === 0 ? [] : [{ label: t("total.rounding"), value: formatMoney(rounding) }];

const totalsOf = (order: OrderOnPaper, t: Translator) => [
  { label: t("total.subtotal"), value: formatMoney(order.subtotal) },
  deliveryLine(order, t),
  ...roundingLines(order, t),
  { label: t("total.due"), value: formatMoney(order.total) },
];

/** The total of a counter sale, and its payments. The third line and those below are bold on every paper: the total and what it was rounded by. */
const counterTotalsOf = (order: OrderOnPaper, t: Translator) => [
  { label: t("total.items"), value: String(order.lines.length) },
  order.deliveryCharge > 0 ? deliveryLine(order, t) : { label: t("total.subtotal"), value: formatMoney(order.subtotal) },
  ...roundingLines(order, t),
  { label: t("total.due"), value: formatMoney(order.total) },
  ...order.receipts.flatMap(({ method, reference, amount, cash }) => [
    {
      label: [method === "cash" ? t("counter.cash") : t(`method.${method}`), reference].filter(filled).join(" "),
      value: formatMoney(cash?.tendered ?? amount),
    },
    ...(cash ? [{ label: t("counter.change"), value: formatMoney(cash.change) }] : []),
  ]),
  ...(order.khataBalance === null ? [] : [{ label: t("khata.balance"), value: formatMoney(order.khataBalance) }]),
];

/** Received and due amounts, where they differ from the total. */
function moneyLines({ status, total, received, due }: OrderOnPaper, t: Translator) {
  const isClosed = due === 0 && (received === total || status === "cancelled");
  return [
    ...(received > 0 && !isClosed ? [{ label: t("total.received"), value: formatMoney(received) }] : []),
    ...(due > 0 ? [{ label: t("fact.due"), value: formatMoney(due) }] : []),
    ...(due < 0 ? [{ label: t("fact.to-refund"), value: formatMoney(paisa(-due)) }] : []),
  ];
}

type DetailOptions = { lang: Lang; t: Translator; kind: "invoice" | "slip" };

/** Time and staff member of a counter sale. */
const counterDetailsOf = ({ id, createdAt, staff }: OrderOnPaper, { lang, t, kind }: DetailOptions) => [
  { label: t(`fact.number.${kind}`), value: orderNumber(id) },
  { label: t("counter.date"), value: formatDateTime(createdAt, lang) },
  ...(staff ? [{ label: t("counter.cashier"), value: staff }] : []),
];

function detailsOf(order: OrderOnPaper, { lang, t, kind }: DetailOptions) {
  const slot = deliveryText(order, lang);
  return [
    { label: t(`fact.number.${kind}`), value: orderNumber(order.id) },
    { label: t("fact.date"), value: formatDateTime(order.createdAt, lang) },
    ...(slot ? [{ label: t("fact.delivery"), value: slot }] : []),
    { label: t("fact.payment"), value: paymentText(order, lang) },
    { label: t("fact.tracking"), value: order.trackingId },
  ];
}

function lineOf(line: LineOnPaper, lang: Lang, t: Translator): OrderDocument["lines"][number] {
  const { soldByWeight, quantity, packedQuantity, listPrice, unitPrice } = line;
  const name = nameIn(lang, line);
  const repacked = packedQuantity !== null && packedQuantity !== quantity;
  return {
    name,
    details: [
      soldByWeight ? null : sizeBeside(translator(lang, shared), name, line),
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

import type { OrderDocument } from "#app/contract/document.ts";
import { duplicateStamp } from "#app/contract/stamp.ts";
import type { OrderOnPaper } from "#app/domain/documents/list-orders-on-paper.server.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import { documents } from "#app/i18n/documents.ts";
import { invoice } from "#app/i18n/invoice.ts";
import { htmlLang, nameIn } from "#app/i18n/lang.ts";
import { translator } from "#app/i18n/translate.ts";
import { formatPhone } from "#app/lib/format-phone.ts";
import { formatMoney, rupees } from "#app/lib/money.ts";
import { amountText, codesOf, customerLines, deliveryText, filled, type PaperRules, paymentText } from "./order-paper.ts";

/** A line to write on by hand. */
const blank = "_".repeat(30);

/** The rider's sheet: customer, address, amount to collect, the goods, and a code that opens the tracking page. */
export function riderSheetOf(order: OrderOnPaper, rules: PaperRules): OrderDocument {
  const { shop, lang, copies } = rules;
  const t = translator(lang, documents);
  const invoiceText = translator(lang, invoice);
  const slot = deliveryText(order, lang);
  return {
    kind: "rider-sheet",
    lang: htmlLang(lang),
    orderId: order.id,
    title: t("title.rider-sheet"),
    stamp: duplicateStamp(copies.get(order.id) ?? 0),
    shop: { name: shop.brand, lines: [formatPhone(shop.phone)].filter(filled) },
    facts: [
      { label: t("fact.order"), value: orderNumber(order.id) },
      ...(slot ? [{ label: invoiceText("fact.delivery"), value: slot }] : []),
      { label: invoiceText("fact.payment"), value: paymentText(order, lang) },
    ],
    customer: { heading: invoiceText("bill-to"), lines: customerLines(order) },
    columns: { item: invoiceText("column.item"), quantity: invoiceText("column.quantity"), price: "", total: "" },
    lines: order.lines
      .filter(({ isReplaced, packedQuantity, lineTotal }) => !isReplaced && packedQuantity !== 0 && lineTotal >= 0)
      .map((line) => ({
        name: nameIn(lang, line),
        details: [],
        quantity: amountText(line.packedQuantity ?? line.quantity, line),
        price: "",
        total: "",
      })),
    totals: [
      order.due > 0
        ? { label: t("rider.collect"), value: formatMoney(order.due) }
        : { label: t("rider.paid"), value: formatMoney(rupees(0)) },
    ],
    notes: [
      ...(order.deliveryNotes ? [{ label: invoiceText("note.delivery"), value: order.deliveryNotes }] : []),
      { label: t("rider.received"), value: blank },
    ],
    closing: t("closing.rider-sheet"),
    ...codesOf(order, rules),
  };
}

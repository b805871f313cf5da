import type { OrderDocument } from "#app/contract/document.ts";
import { duplicateStamp } from "#app/contract/stamp.ts";
import type { OrderOnPaper } from "#app/domain/documents/list-orders-on-paper.server.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import { documents } from "#app/i18n/documents.ts";
import { invoice } from "#app/i18n/invoice.ts";
import { htmlLang, type Lang, nameIn } from "#app/i18n/lang.ts";
import { shared } from "#app/i18n/shared.ts";
import { type Translate, translator } from "#app/i18n/translate.ts";
import { sizeBeside } from "../size-beside.ts";
import { amountText, codesOf, deliveryText, filled, type PaperRules } from "./order-paper.ts";
import { type PickingLine, pickingLinesOf } from "./picking-lines-of.ts";

type Translator = Translate<keyof typeof documents.en>;

/** The picking list of one order or of several together, by subcategory; null without an order. */
export function pickingListOf(orders: readonly OrderOnPaper[], rules: PaperRules): OrderDocument | null {
  const [first] = orders;
  if (!first) return null;
  const { shop, lang } = rules;
  const t = translator(lang, documents);
  const invoiceText = translator(lang, invoice);
  const alone = orders.length === 1;
  return {
    kind: "picking-list",
    lang: htmlLang(lang),
    orderId: first.id,
    title: t("title.picking-list"),
    stamp: stampOf(orders, rules),
    shop: { name: shop.brand, lines: [] },
    facts: alone ? detailsOf(first, { t, lang }) : orders.map((order) => orderDetail(order, { t, rules })),
    customer: alone
      ? { heading: t("picking.for"), lines: [first.customerName, first.deliveryZone] }
      : { heading: t("picking.orders", { count: orders.length }), lines: [] },
    columns: { item: invoiceText("column.item"), quantity: invoiceText("column.quantity"), price: "", total: "" },
    lines: pickingLinesOf(orders).map((want) => lineOf(want, { t, lang, alone })),
    totals: [],
    notes: orders.flatMap(({ id, deliveryNotes }) => (deliveryNotes ? [{ label: orderNumber(id), value: deliveryNotes }] : [])),
    closing: t("closing.picking-list"),
    ...(alone && { barcode: codesOf(first, rules).barcode }),
  };
}

/** The stamp of a list is that of its orders, once each of them has been printed before; otherwise each order carries its own. */
function stampOf(orders: readonly OrderOnPaper[], { copies }: PaperRules): string | undefined {
  const all = orders.map(({ id }) => copies.get(id) ?? 0);
  return all.includes(0) ? undefined : duplicateStamp(Math.max(...all));
}

const detailsOf = (order: OrderOnPaper, { t, lang }: { t: Translator; lang: Lang }) =>
  [
    { label: t("fact.order"), value: orderNumber(order.id) },
    { label: t("fact.when"), value: deliveryText(order, lang) },
    { label: t("fact.missing"), value: t(`missing.${order.substitution}`) },
  ].filter(({ value }) => value !== "");

function orderDetail(order: OrderOnPaper, { t, rules: { lang, copies } }: { t: Translator; rules: PaperRules }) {
  const about = [order.customerName, order.deliveryZone, deliveryText(order, lang), t(`missing.${order.substitution}`)];
  const label = [orderNumber(order.id), duplicateStamp(copies.get(order.id) ?? 0)].filter(filled).join(" · ");
  return { label, value: about.filter(filled).join(" · ") };
}

function lineOf(
  want: PickingLine,
  { t, lang, alone }: { t: Translator; lang: Lang; alone: boolean },
): OrderDocument["lines"][number] {
  const { unitSize, soldByWeight, shelf, description } = want;
  const name = nameIn(lang, want);
  const origins = want.parts.flatMap(({ from }) => (from ? [t("picking.part-of", { name: nameIn(lang, from) })] : []));
  const shares = want.parts.map(({ orderId, quantity, substitution }) => {
    const share = `${orderNumber(orderId)}: ${amountText(quantity, want)}`;
    return substitution ? `${share} (${t("picking.missing", { choice: t(`missing.${substitution}`) })})` : share;
  });
  const choices = want.parts.flatMap(({ substitution }) =>
    substitution ? [t("picking.missing", { choice: t(`missing.${substitution}`) })] : [],
  );
  return {
    group: typeof shelf === "string" ? t(`shelf.${shelf}`) : nameIn(lang, shelf),
    name,
    details: [
      unitSize && !soldByWeight ? sizeBeside(translator(lang, shared), name, want) : null,
      description,
      [...new Set(origins)].join(", "),
      alone ? [...new Set(choices)].join(", ") : shares.join(" · "),
    ].filter(filled),
    quantity: amountText(want.quantity, want),
    price: "",
    total: "",
  };
}

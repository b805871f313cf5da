import { listOrdersOnPaper, type OrderOnPaper } from "#app/domain/documents/list-orders-on-paper.server.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import { isTransfer } from "#app/domain/payments/method.ts";
import { sizedName } from "#app/domain/seo/sized-name.ts";
import { listPayees } from "#app/domain/settings/payees.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { mail } from "#app/i18n/mail.ts";
import { order as orderText } from "#app/i18n/order.ts";
import { translator } from "#app/i18n/translate.ts";
import { formatDate, formatTime } from "#app/lib/dates.ts";
import { formatMoney, paisa } from "#app/lib/money.ts";
import { formatQuantity } from "#app/lib/quantity.ts";
import { slotEnd } from "#app/lib/slot-text.ts";
import { db } from "#app/platform/db.server.ts";
import { type OutboxMessage, Undeliverable } from "#app/platform/outbox.server.ts";
import type { LetterLine, LetterPart } from "../letter.ts";
import { linkTo } from "../send-email.server.ts";

/** An order as its letters show it, and the language of its customer. */
export type LetterOrder = { order: OrderOnPaper; itemsCount: number; lang: Lang; number: string };

/** The order of a message. Throws `Undeliverable` when it is gone. */
export async function findLetterOrder({ orderId }: OutboxMessage): Promise<LetterOrder> {
  const [order] = orderId === null ? [] : await listOrdersOnPaper([orderId], { contactsVisible: true });
  if (!order) throw new Undeliverable("the order is gone");
  const { itemsCount, user } = await db.order.findUniqueOrThrow({
    where: { id: order.id },
    select: { itemsCount: true, user: { select: { language: true } } },
  });
  return { order, itemsCount, lang: user?.language ?? "en", number: orderNumber(order.id) };
}

/** When the rider comes, in words. */
function deliveryOf({ deliveryDate: date, deliveryTime: time }: OrderOnPaper, lang: Lang): string {
  const t = translator(lang, mail);
  if (!date || !time) return date ? formatDate(date, lang) : t("order.delivery-open");
  return t("order.delivery", { date: formatDate(date, lang), from: formatTime(time), to: formatTime(slotEnd(time)) });
}

/** How many items, what they come to, what is still due, and when and where they come. */
export function orderFacts({ order, itemsCount, lang }: LetterOrder): LetterPart {
  const t = translator(lang, mail);
  const payment = translator(lang, orderText)(`payment.${order.paymentMethod}`);
  return {
    type: "facts",
    facts: [
      [t("order.items"), String(itemsCount)],
      [t("order.total"), t("order.total-by", { total: formatMoney(order.total), payment })],
      [t("order.due"), formatMoney(paisa(Math.max(0, order.due)))],
      [t("order.when"), deliveryOf(order, lang)],
      [t("order.where"), [order.deliveryAddress, order.landmark, order.deliveryZone].filter(Boolean).join(", ")],
    ],
  };
}

/** The size of a packet, unless the name or the quantity says it. */
function sizeOf(name: string, { unit, unitSize, soldByWeight }: OrderOnPaper["lines"][number]): string | null {
  if (!unit || !unitSize || unit === "each" || soldByWeight || sizedName(name, { unit, unitSize }) === name) return null;
  return `${unitSize} ${unit}`;
}

function lineOf({ lang }: LetterOrder, line: OrderOnPaper["lines"][number]): LetterLine {
  const t = translator(lang, mail);
  const packed = line.packedQuantity ?? line.quantity;
  const name = (lang === "ur" && line.nameUr) || line.name;
  const note = packed === 0 ? t("order.not-sent") : sizeOf(name, line);
  return {
    name,
    ...(note && { note }),
    quantity: formatQuantity(packed, { ...(line.unit && { unit: line.unit }), soldByWeight: line.soldByWeight }),
    amount: formatMoney(line.lineTotal),
  };
}

/**
 * What was ordered, line by line, down to the total.
 *
 * @param heading what stands above the lines
 */
export function orderGoods(told: LetterOrder, heading: "order.goods" | "admin.goods" = "order.goods"): LetterPart {
  const { order, lang } = told;
  const t = translator(lang, mail);
  const charge = order.deliveryCharge === 0 ? t("order.free") : formatMoney(order.deliveryCharge);
  return {
    type: "goods",
    heading: t(heading),
    lines: order.lines.filter(({ isReplaced }) => !isReplaced).map((line) => lineOf(told, line)),
    totals: [
      [t("order.subtotal"), formatMoney(order.subtotal)],
      [t("order.charge"), charge],
      [t("order.total"), formatMoney(order.total)],
    ],
  };
}

/** Where the money is to go, while a transfer is due; else nothing. */
export async function payToPart({ order, lang, number }: LetterOrder): Promise<LetterPart[]> {
  const { due, paymentMethod: method } = order;
  const payee = isTransfer(method) && due > 0 ? (await listPayees(lang))[method] : undefined;
  if (!payee) return [];
  const where = [payee.title, payee.number, payee.note].filter((text) => text !== "").join("\n");
  return [
    { type: "text", isBoxed: true, text: translator(lang, mail)("order.pay-to", { number, due: formatMoney(due), where }) },
  ];
}

/** The link that tracks an order. */
export const trackingPart = ({ order, lang }: LetterOrder): Extract<LetterPart, { type: "link" }> => ({
  type: "link",
  label: translator(lang, mail)("order.track"),
  href: linkTo(`/delivery-tracking?tracking_id=${order.trackingId}`),
});

/** The first words of a letter to an order's customer. */
export const greetingPart = ({ order, lang }: LetterOrder): LetterPart => ({
  type: "text",
  text: translator(lang, mail)("greeting", { name: order.customerName }),
});

import type { LineOnPaper, OrderOnPaper } from "#app/domain/documents/list-orders-on-paper.server.ts";
import { type CancelMoney, cancelMoneyText } from "#app/domain/orders/cancel-money.ts";
import { noticeKey } from "#app/domain/orders/notice-key.ts";
import { packingWords } from "#app/domain/orders/packing-words.ts";
import { sizedName } from "#app/domain/seo/sized-name.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { mail } from "#app/i18n/mail.ts";
import { notices } from "#app/i18n/notices.ts";
import { order as orderText } from "#app/i18n/order.ts";
import { joinTexts } from "#app/i18n/text-direction.ts";
import { translator } from "#app/i18n/translate.ts";
import { formatDate, formatTime } from "#app/lib/dates.ts";
import { formatPhone } from "#app/lib/format-phone.ts";
import { formatMoney, paisa } from "#app/lib/money.ts";
import { oneLine } from "#app/lib/one-line.ts";
import { formatQuantity } from "#app/lib/quantity.ts";
import { slotEnd } from "#app/lib/slot-text.ts";
import type { EmailDraft, EmailLine, EmailPart, Signature } from "./email-body.ts";
import { refundWay } from "./refund-way.ts";

/** What an e-mail says of a line of an order. */
export type EmailOrderLine = Pick<
  LineOnPaper,
  | "id"
  | "unitPrice"
  | "replaces"
  | "name"
  | "nameUr"
  | "unit"
  | "unitSize"
  | "quantity"
  | "packedQuantity"
  | "lineTotal"
  | "soldByWeight"
  | "isReplaced"
>;

/** An order as its e-mails show it, and the language that they are in. */
export type EmailOrder = {
  order: Pick<
    OrderOnPaper,
    | "id"
    | "trackingId"
    | "status"
    | "customerName"
    | "customerPhone"
    | "deliveryAddress"
    | "deliveryZone"
    | "landmark"
    | "deliveryNotes"
    | "deliveryDate"
    | "deliveryTime"
    | "paymentMethod"
    | "subtotal"
    | "deliveryCharge"
    | "orderedCharge"
    | "rounding"
    | "roundingStep"
    | "total"
    | "due"
  > & { lines: readonly EmailOrderLine[] };
  itemsCount: number;
  cancelMoney: CancelMoney;
  lang: Lang;
  number: string;
  /** the absolute address of a page of the shop */
  linkTo: (path: string) => string;
};

/** Whom a transfer goes to, in the language of the e-mail. */
type EmailPayee = { title: string; number: string; note: string };

/** An e-mail that knows everything but who signs it. */
type Written = (signature: Signature) => EmailDraft;

/** When the rider comes, in words. */
function deliveryOf({ deliveryDate: date, deliveryTime: time }: EmailOrder["order"], lang: Lang): string {
  const t = translator(lang, mail);
  if (!date || !time) return date ? formatDate(date, lang) : t("order.delivery-open");
  return t("order.delivery", { date: formatDate(date, lang), from: formatTime(time), to: formatTime(slotEnd(time)) });
}

/** How many items, what they come to, what is still due, and when and where they come. */
function orderFacts({ order, itemsCount, lang }: EmailOrder): EmailPart {
  const t = translator(lang, mail);
  const payment = translator(lang, orderText)(`payment.${order.paymentMethod}`);
  return {
    type: "facts",
    facts: [
      [t("order.items"), String(itemsCount)],
      [t("order.total"), t("order.total-by", { total: formatMoney(order.total), payment })],
      [t("order.due"), formatMoney(paisa(Math.max(0, order.due)))],
      ...(order.status === "cancelled" ? [] : [[t("order.when"), deliveryOf(order, lang)] as const]),
      [t("order.where"), joinTexts([order.deliveryAddress, order.landmark, order.deliveryZone])],
    ],
  };
}

/** The size of a packet, unless the name or the quantity says it. */
function sizeOf(name: string, { unit, unitSize, soldByWeight }: EmailOrderLine): string | null {
  if (!unit || !unitSize || unit === "each" || soldByWeight || sizedName(name, { unit, unitSize }) === name) return null;
  return `${unitSize} ${unit}`;
}

function lineOf({ lang }: EmailOrder, line: EmailOrderLine): EmailLine {
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
function orderGoods(about: EmailOrder, heading: "order.goods" | "admin.goods" = "order.goods"): EmailPart {
  const { order, lang } = about;
  const t = translator(lang, mail);
  const charge = order.deliveryCharge === 0 ? t("order.free") : formatMoney(order.deliveryCharge);
  return {
    type: "goods",
    heading: t(heading),
    lines: order.lines.filter(({ isReplaced }) => !isReplaced).map((line) => lineOf(about, line)),
    totals: [
      [t("order.subtotal"), formatMoney(order.subtotal)],
      [t("order.charge"), charge],
      ...(order.rounding === 0 ? [] : [[t("order.rounding"), formatMoney(order.rounding)] as const]),
      [t("order.total"), formatMoney(order.total)],
    ],
  };
}

/** What packing changed, row by row, and what that did to the total; nothing while nothing changed. */
function changesPart({ order, lang }: EmailOrder): EmailPart[] {
  const words = packingWords(lang, order);
  if (!words) return [];
  const rows = words.rows.map(({ text, sum }) => `${text}: ${sum}`);
  return [{ type: "text", text: [words.title, ...rows, words.sum].join("\n") }];
}

/** Where the money is to go, or the transfer that is being checked; nothing without a payee. */
function payToPart({ order, lang, number, cancelMoney: { claimed } }: EmailOrder, payee: EmailPayee | null): EmailPart[] {
  if (!payee) return [];
  const checking = claimed && { reference: claimed.reference, amount: formatMoney(claimed.amount) };
  if (checking) return [{ type: "text", isBoxed: true, text: translator(lang, mail)("order.checking", checking) }];
  const where = [payee.title, payee.number, payee.note].filter((text) => text !== "").join("\n");
  const values = { number, due: formatMoney(order.due), where };
  return [{ type: "text", isBoxed: true, text: translator(lang, mail)("order.pay-to", values) }];
}

/** The link that tracks an order. */
const trackingPart = ({ order, lang, linkTo }: EmailOrder): EmailPart => ({
  type: "link",
  label: translator(lang, mail)("order.track"),
  href: linkTo(`/delivery-tracking?tracking_id=${order.trackingId}`),
});

const greetingPart = ({ order, lang }: EmailOrder): EmailPart => ({
  type: "text",
  text: translator(lang, mail)("greeting", { name: oneLine(order.customerName) }),
});

/** Confirms an order to its customer: its lines and total, where to pay, when it comes, and the link that tracks it. */
export const confirmationEmail =
  (about: EmailOrder, payee: EmailPayee | null): Written =>
  ({ brand }) => {
    const { lang, number } = about;
    const t = translator(lang, mail);
    return {
      lang,
      subject: t("order.subject", { brand, number }),
      parts: [
        greetingPart(about),
        { type: "text", text: t("order.text", { number }) },
        orderFacts(about),
        ...payToPart(about, payee),
        orderGoods(about),
        trackingPart(about),
      ],
    };
  };

/** What an order's amounts are called in a customer's sentences. */
const amountsOf = ({ order, number, lang, cancelMoney }: EmailOrder) => ({
  number,
  amount: formatMoney(paisa(Math.max(0, order.due))),
  total: formatMoney(order.total),
  back: formatMoney(paisa(-Math.min(0, order.due))),
  money: cancelMoneyText(lang, cancelMoney),
});

/** Says in which status an order is. */
export const statusEmail =
  (about: EmailOrder, payee: EmailPayee | null): Written =>
  ({ brand }) => {
    const { lang, order } = about;
    const t = translator(lang, mail);
    const say = translator(lang, notices);
    const key = noticeKey(order.status, order.due);
    const title = say(`order.title.${key}`, amountsOf(about));
    return {
      lang,
      subject: t("status.subject", { brand, title }),
      parts: [
        greetingPart(about),
        { type: "text", text: `${title}. ${say(`order.content.${key}`, amountsOf(about))}` },
        orderFacts(about),
        ...payToPart(about, payee),
        ...(order.status === "cancelled" ? [] : [orderGoods(about), ...changesPart(about)]),
        trackingPart(about),
      ],
    };
  };

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Says how much money went back, in paisa, and by which ways of payment. */
export const refundEmail =
  (about: EmailOrder, { amount, methods }: { amount: number; methods: readonly string[] }): Written =>
  ({ brand }) => {
    const { lang, number } = about;
    const t = translator(lang, mail);
    const values = { amount: formatMoney(paisa(amount)), number, way: refundWay(lang, methods) };
    return {
      lang,
      subject: t("refund.subject", { brand, ...values }),
      parts: [
        greetingPart(about),
        { type: "text", text: t("refund.text", values) },
        {
          type: "facts",
          facts: [
            [t("refund.amount"), values.amount],
            [t("refund.way"), capitalised(values.way)],
          ],
        },
        orderFacts(about),
        trackingPart(about),
      ],
    };
  };

/** Notifies the shop that an order came in, or that its customer cancelled it. */
export const noticeEmail =
  (about: EmailOrder, event: "placed" | "cancelled"): Written =>
  ({ brand }) => {
    const { lang, order, number } = about;
    const t = translator(lang, mail);
    const subject = event === "placed" ? "admin.subject" : "admin.cancelled-subject";
    const { claimed } = about.cancelMoney;
    const notes = order.deliveryNotes ? ([[t("admin.notes"), order.deliveryNotes]] as const) : [];
    return {
      lang,
      subject: t(subject, { brand, number, total: formatMoney(order.total) }),
      parts: [
        { type: "text", text: t(event === "placed" ? "admin.text" : "admin.cancelled") },
        {
          type: "facts",
          facts: [
            [t("admin.number"), number],
            [t("admin.customer"), order.customerName],
            [t("admin.phone"), formatPhone(order.customerPhone)],
            [t("admin.zone"), order.deliveryZone],
            ...(claimed ? [[t("admin.claimed"), `${claimed.reference} (${formatMoney(claimed.amount)})`] as const] : []),
            ...notes,
          ],
        },
        orderFacts(about),
        orderGoods(about, "admin.goods"),
        { type: "link", label: t("admin.open"), href: about.linkTo(`/admin/orders/${order.id}`) },
      ],
    };
  };

import { type EmailDraft, emailHtml, emailText, signedEmail } from "#app/domain/messaging/email-body.ts";
import {
  confirmationEmail,
  type EmailOrder,
  type EmailOrderLine,
  noticeEmail,
  refundEmail,
  statusEmail,
} from "#app/domain/messaging/order-emails.ts";
import { type OrderStatus, orderNumber } from "#app/domain/orders/status.ts";
import { isTransfer } from "#app/domain/payments/method.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { mail } from "#app/i18n/mail.ts";
import { translator } from "#app/i18n/translate.ts";
import { paisa } from "#app/lib/money.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { type DrawnOrder, roundingStep } from "./draw-orders.ts";
import type { Line } from "./fill-basket.ts";
import { dueAt, link } from "./message-texts.ts";
import { payees, signature } from "./seed-settings.ts";

/** An e-mail of the demo's history: its subject and both its forms, as they left. */
export type EmailForms = { subject: string; text: string; html: string };

function formsOf(draft: EmailDraft): EmailForms {
  const email = signedEmail(draft, signature);
  return { subject: draft.subject, text: emailText(email), html: emailHtml(email) };
}

const lineOf = (
  { name, nameUr = null, unit = null, unitSize = null, quantity, lineTotal, drawn, kind }: Line,
  at: number,
): EmailOrderLine => ({
  ...{ name, nameUr, unit, unitSize, quantity: thousandths(quantity), packedQuantity: null, lineTotal: paisa(lineTotal) },
  ...{ id: at + 1, unitPrice: paisa(Math.round((lineTotal * 1000) / quantity)), replaces: null },
  ...{ isReplaced: false, soldByWeight: kind === "product" && drawn[0]?.product.soldByWeight === true },
});

type Moment = { status: OrderStatus; at: Date };

/** An order as its e-mails showed it at a time. */
function emailOrderOf(order: DrawnOrder, { status, at }: Moment, lang: Lang): EmailOrder {
  const { id, trackingId, customer, slot, method, subtotal, charge, rounding, total } = order;
  return {
    order: {
      ...{ id, trackingId, status, customerName: customer.name, customerPhone: customer.phone, deliveryNotes: null },
      ...{ deliveryAddress: customer.address, deliveryZone: customer.zone, landmark: customer.landmark },
      ...{
        deliveryDate: slot.date,
        deliveryTime: slot.time,
        paymentMethod: method,
        subtotal,
        deliveryCharge: charge,
        orderedCharge: null,
        rounding,
        roundingStep,
      },
      ...{ total, due: paisa(dueAt(order, at)), lines: order.lines.map(lineOf) },
    },
    cancelMoney: { back: paisa(0), methods: [], claimed: null },
    ...{ itemsCount: order.lines.length, lang, number: orderNumber(id), linkTo: link },
  };
}

/** Whom the transfer of an order goes to while it is due. */
function payeeOf({ order: { paymentMethod: method, due }, lang }: EmailOrder) {
  if (!isTransfer(method) || due === 0) return null;
  const { title, number, note, note_ur } = payees[method];
  return { title, number, note: lang === "ur" ? note_ur : note };
}

/** The e-mails about an order. */
export function orderEmailsOf(order: DrawnOrder) {
  const lang = order.customer.language === "ur" ? "ur" : "en";
  const placed = { status: "pending", at: order.placedAt } as const;
  const about = emailOrderOf(order, placed, lang);
  const write = (written: ReturnType<typeof confirmationEmail>): EmailForms => formsOf(written(signature));
  return {
    confirmation: write(confirmationEmail(about, payeeOf(about))),
    toShop: write(noticeEmail(emailOrderOf(order, placed, "en"), "placed")),
    moved: (moment: Moment) => write(statusEmail(emailOrderOf(order, moment, lang), null)),
    refunded: (amount: number, at: Date) =>
      write(refundEmail(emailOrderOf(order, { status: "cancelled", at }, lang), { amount, methods: [order.method] })),
  };
}

/** An e-mail of some paragraphs and a link. */
export const plainEmail = (
  lang: Lang,
  subject: string,
  { text, label, path }: { text: string; label: string; path: string },
): EmailForms =>
  formsOf({
    lang,
    subject,
    parts: [
      { type: "text", text },
      { type: "link", label, href: link(path) },
    ],
  });

/** What a visitor wrote to the shop, as the shop reads it. */
export const visitorEmail = (subject: string, { text, from, path }: { text: string; from: string; path: string }): EmailForms => {
  const t = translator("en", mail);
  return formsOf({
    lang: "en",
    subject,
    parts: [
      { type: "text", text },
      { type: "facts", facts: [[t("written.from"), from]] },
      { type: "text", text: t("written.answer") },
      { type: "link", label: t("written.open"), href: link(path) },
    ],
  });
};

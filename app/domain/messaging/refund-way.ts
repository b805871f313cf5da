import { gatewayOf, type PaymentMethod } from "#app/domain/payments/method.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { mail } from "#app/i18n/mail.ts";
import { order as orderText } from "#app/i18n/order.ts";
import { translator } from "#app/i18n/translate.ts";

const isMethod = (name: string): name is PaymentMethod => Object.hasOwn(gatewayOf, name);

/** The ways by which money goes back, in words; what is no way of payment is left out. */
export function refundWay(lang: Lang, methods: readonly string[]): string {
  const words = translator(lang, orderText);
  const wayOf = (method: PaymentMethod) =>
    method === "cash" ? translator(lang, mail)("refund.cash") : words(`payment.${method}`);
  return methods.filter(isMethod).map(wayOf).join(" + ");
}

import type { PaymentMethod } from "#app/domain/payments/method.ts";
import type { Prisma } from "#app/generated/prisma/client.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { order as orderTexts } from "#app/i18n/order.ts";
import { orderMoney } from "#app/i18n/order-money.ts";
import { translator } from "#app/i18n/translate.ts";
import { formatMoney, type Paisa, paisa } from "#app/lib/money.ts";
import { transferClaim } from "./transfer-claim.ts";

/**
 * What becomes of an order's money when it is cancelled: what came in goes back by the ways it came, what was only named is sent back
 * should it arrive. In paisa.
 */
export type CancelMoney = {
  back: Paisa;
  methods: readonly PaymentMethod[];
  claimed: { reference: string; amount: Paisa } | null;
};

type OrderMoney = {
  total: number;
  received: number;
  paymentReference: string | null;
  paymentReferenceAmount: number | null;
  /** those that were booked; what was given back of them is no longer among `received` */
  payments: readonly { method: PaymentMethod; gatewayTransactionId: string | null; received: number }[];
};

/** What an order's `cancelMoney` and `transferClaim` are read from. */
export const moneySelect = {
  ...{ total: true, received: true, paymentReference: true, paymentReferenceAmount: true },
  payments: {
    select: { method: true, gatewayTransactionId: true, received: true },
    where: { status: { in: ["completed", "refunded"] } },
    orderBy: { id: "asc" },
    take: 50,
  },
} satisfies Prisma.OrderSelect;

/** The same of an order that is cancelled, or might be: cancelled, nothing is due of it, but the claim is judged as if it stood. */
export function cancelMoney(order: OrderMoney): CancelMoney {
  const claim = transferClaim({ ...order, due: order.total - order.received });
  return {
    back: paisa(Math.max(0, order.received)),
    methods: [...new Set(order.payments.filter(({ received }) => received > 0).map(({ method }) => method))],
    claimed: claim && { reference: claim.reference, amount: claim.amount },
  };
}

/** Whether there is money that something becomes of. */
export const hasCancelMoney = ({ back, claimed }: CancelMoney): boolean => back > 0 || claimed !== null;

/** The one sentence about it, for the customer's page, toast, messages and e-mails; never empty. */
export function cancelMoneyText(lang: Lang, { back, methods, claimed }: CancelMoney): string {
  const t = translator(lang, orderMoney);
  const words = translator(lang, orderTexts);
  const way = methods.map((method) => (method === "cash" ? t("way.cash") : words(`payment.${method}`))).join(" + ");
  const sentences = [
    back > 0 ? t(way ? "cancel.back-by" : "cancel.back", { amount: formatMoney(back), way }) : "",
    claimed ? t("cancel.claimed", { amount: formatMoney(claimed.amount), reference: claimed.reference }) : "",
  ].filter(Boolean);
  return sentences.length > 0 ? sentences.join(" ") : t("cancel.none");
}

import type { PaymentMethod } from "#app/domain/payments/method.ts";
import type { adminOrders } from "#app/i18n/admin-orders.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { formatMoney, type Paisa, paisa } from "#app/lib/money.ts";

type Money = { isPaid: boolean; total: Paisa; due: Paisa; paymentMethod: PaymentMethod };

/** Payment state: `Paid`, `COD` while cash is to be collected, else `Not paid`; the due amount when it is not the whole total. */
export function paidWords({ isPaid, total, due, paymentMethod }: Money, t: Translate<keyof typeof adminOrders.en>): string {
  if (due < 0) return t("to-refund", { amount: formatMoney(paisa(-due)) });
  if (isPaid) return t("paid");
  if (due > 0 && due < total) return t("part-due", { amount: formatMoney(due) });
  return t(paymentMethod === "cash" ? "unpaid.cash" : "unpaid");
}

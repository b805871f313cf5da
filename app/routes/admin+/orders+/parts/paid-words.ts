import type { PaymentMethod } from "#app/domain/payments/method.ts";
import type { adminOrders } from "#app/i18n/admin-orders.ts";
import type { Translate } from "#app/i18n/translate.ts";

/** Whether the money is in: `Paid`, `COD` while cash waits at the door, else `Not paid`. */
export function paidWords(
  { isPaid, paymentMethod }: { isPaid: boolean; paymentMethod: PaymentMethod },
  t: Translate<keyof typeof adminOrders.en>,
): string {
  if (isPaid) return t("paid");
  return t(paymentMethod === "cash" ? "unpaid.cash" : "unpaid");
}

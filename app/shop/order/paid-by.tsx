import type { CustomerOrder } from "#app/domain/orders/find-customer-order.server.ts";
import { order as texts } from "#app/i18n/order.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";

/** By which ways the money of an order came, and how what is open will be paid (decisions 29). */
export function PaidBy({
  order: { ways, due, paymentMethod },
}: {
  order: Pick<CustomerOrder, "ways" | "due" | "paymentMethod">;
}) {
  const t = useText(texts);
  const came = ways.map(
    ({ method, amount }) => `${method === "cash" ? t("paid-cash") : t(`payment.${method}`)} ${formatMoney(amount)}`,
  );
  const isOpen = due > 0 || ways.length === 0;
  return <p>{[...came, ...(isOpen ? [t(`payment.${paymentMethod}`)] : [])].join(" · ")}</p>;
}

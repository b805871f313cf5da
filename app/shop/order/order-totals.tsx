import type { CustomerOrder } from "#app/domain/orders/find-customer-order.server.ts";
import { order as texts } from "#app/i18n/order.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney, paisa } from "#app/lib/money.ts";
import { RoundingRow } from "../rounding-row.tsx";

type Sums = Pick<CustomerOrder, "subtotal" | "deliveryCharge" | "rounding" | "total" | "received" | "due">;

/** The total of an order, the received amount, and the amount due or to be refunded. */
export function OrderTotals({ order: { subtotal, deliveryCharge, rounding, total, received, due } }: { order: Sums }) {
  const t = useText(texts);
  return (
    <dl>
      <div>
        <dt>{t("subtotal")}</dt>
        <dd>{formatMoney(subtotal)}</dd>
      </div>
      <div>
        <dt>{t("delivery")}</dt>
        <dd>{deliveryCharge === 0 ? t("delivery.free") : formatMoney(deliveryCharge)}</dd>
      </div>
      <RoundingRow rounding={rounding} />
      <div>
        <dt>{t("total")}</dt>
        <dd>{formatMoney(total)}</dd>
      </div>
      {received > 0 && due !== 0 ? (
        <div>
          <dt>{t("received")}</dt>
          <dd>{formatMoney(received)}</dd>
        </div>
      ) : null}
      <div className="totals-sum">
        <dt>{t(due < 0 ? "to-refund" : due === 0 && received > 0 ? "paid" : "amount-due")}</dt>
        <dd>{formatMoney(paisa(due === 0 ? received : Math.abs(due)))}</dd>
      </div>
    </dl>
  );
}

import type { ReactNode } from "react";
import type { CartLineView } from "#app/domain/cart/line-view.server.ts";
import { deliveryCharge } from "#app/domain/delivery/charge.ts";
import { checkout } from "#app/i18n/checkout.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney, type Paisa, paisa } from "#app/lib/money.ts";
import { formatQuantity } from "#app/lib/quantity.ts";
import { LineProblem } from "./line-problem.tsx";

interface CheckoutSummaryProps {
  lines: readonly CartLineView[];
  subtotal: Paisa;
  /** The zone chosen in the form, or null while none is. */
  zone: { charge: Paisa; freeAbove: Paisa } | null;
  children: ReactNode;
}

/** What is ordered and what it comes to; the total follows the chosen zone. The server reckons it again when the order is placed. */
export function CheckoutSummary({ lines, subtotal, zone, children }: CheckoutSummaryProps) {
  const t = useText(checkout);
  const charge = zone && deliveryCharge(subtotal, zone);
  return (
    <aside className="panel totals">
      <h2>{t("your-order")}</h2>
      <ul className="order-lines">
        {lines.map((line) => (
          <li key={line.key}>
            <span>
              {`${formatQuantity(line.quantity, { unit: line.unit ?? undefined, soldByWeight: line.soldByWeight })} × ${line.name}`}
              <LineProblem line={line} />
            </span>
            <span>{formatMoney(line.lineTotal)}</span>
          </li>
        ))}
      </ul>
      <dl>
        <div>
          <dt>{t("subtotal")}</dt>
          <dd>{formatMoney(subtotal)}</dd>
        </div>
        <div>
          <dt>{t("delivery")}</dt>
          <dd>{charge === null ? t("delivery.by-zone") : charge === 0 ? t("delivery.free") : formatMoney(charge)}</dd>
        </div>
        <div className="totals-sum">
          <dt>{t("total")}</dt>
          <dd>{charge === null ? t("total.plus", { amount: formatMoney(subtotal) }) : formatMoney(paisa(subtotal + charge))}</dd>
        </div>
      </dl>
      {children}
      <p className="totals-note">
        <a href="/cart">{t("change-cart")}</a>
      </p>
    </aside>
  );
}

import type { ReactNode } from "react";
import type { CartLineView } from "#app/domain/cart/line-view.server.ts";
import { deliveryCharge } from "#app/domain/delivery/charge.ts";
import { orderTotal } from "#app/domain/orders/order-total.ts";
import { cartProblems } from "#app/i18n/cart-problems.ts";
import { checkout } from "#app/i18n/checkout.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney, type Paisa, paisa } from "#app/lib/money.ts";
import { formatQuantity } from "#app/lib/quantity.ts";
import { Button } from "#app/ui/button.tsx";
import { RoundingRow } from "../rounding-row.tsx";
import { amountOffer, LineProblemNotice } from "./line-problem.tsx";

interface CheckoutSummaryProps {
  lines: readonly CartLineView[];
  subtotal: Paisa;
  /** What totals are rounded to, paisa; needed where a zone is chosen. */
  step?: Paisa;
  /** The zone chosen in the form; null without one. */
  zone: { charge: Paisa; freeAbove: Paisa } | null;
  /** Rendered inside the checkout's form, so that the quantity of a line with low stock can be changed at once. */
  inForm?: boolean;
  children: ReactNode;
}

/**
 * The ordered lines and the total, which follows the chosen zone. The server computes it again when the order is placed. An unbuyable line
 * has no price.
 */
export function CheckoutSummary({ lines, subtotal, step = paisa(0), zone, inForm, children }: CheckoutSummaryProps) {
  const t = useText(checkout);
  const charge = zone && deliveryCharge(subtotal, zone);
  const { rounding, total } = orderTotal({ subtotal, charge: charge ?? 0, step });
  return (
    <aside className="panel totals">
      <h2>{t("your-order")}</h2>
      <ul className="order-lines">
        {lines.map((line) => (
          <li key={line.key}>
            <span>
              {`${formatQuantity(line.quantity, { unit: line.unit ?? undefined, soldByWeight: line.soldByWeight })} × ${line.name}`}
              {line.substitution ? <small>{t("missing", { choice: t(`substitution.${line.substitution}`) })}</small> : null}
              <LineProblemNotice line={line} />
              {inForm ? <TakeOffer line={line} /> : null}
            </span>
            <span>{line.isBuyable ? formatMoney(line.lineTotal) : null}</span>
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
        {charge === null ? null : <RoundingRow rounding={rounding} />}
        <div className="totals-sum">
          <dt>{t("total")}</dt>
          <dd>{charge === null ? t("total.plus", { amount: formatMoney(subtotal) }) : formatMoney(total)}</dd>
        </div>
      </dl>
      {children}
      <p className="totals-note">
        <a href="/cart">{t("change-cart")}</a>
      </p>
    </aside>
  );
}

/** Reduces a line to the available quantity. The checkout's form is submitted, so that no input is lost. */
function TakeOffer({ line }: { line: CartLineView }) {
  const offer = amountOffer(useText(cartProblems), line);
  if (!offer) return null;
  return (
    <Button variant="quiet" formAction={checkoutLine(line.key)} formNoValidate name="quantity" value={offer.value}>
      {offer.text}
    </Button>
  );
}

/** The action of the checkout form's buttons that set a quantity. */
export const checkoutLine = (key: string): string => `/checkout/line/${key}`;

import type { ReactNode } from "react";
import { missingForFree } from "#app/domain/delivery/charge.ts";
import { orderTotal } from "#app/domain/orders/order-total.ts";
import { cart } from "#app/i18n/cart.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney, type Paisa } from "#app/lib/money.ts";
import { RoundingRow } from "../rounding-row.tsx";

interface CartSumsProps {
  subtotal: Paisa;
  /** The chosen zone's rule; without a name none is chosen, and what delivery costs is not known yet, as at the checkout. */
  zone: { name: string | null; charge: Paisa; freeAbove: Paisa };
  /** Null while no line of the cart can be ordered: there is no delivery then. */
  charge: Paisa | null;
  /** What totals are rounded to, paisa. */
  step: Paisa;
}

/** The sums of the cart's page, and how to go on. */
export function CartTotals({ children, ...sums }: CartSumsProps & { children: ReactNode }) {
  const t = useText(cart);
  return (
    <aside className="panel totals">
      <CartSums {...sums} />
      {children}
      <p className="totals-note">{t("taxes")}</p>
    </aside>
  );
}

/** The total of a cart with delivery, and the amount missing for free delivery. */
export function CartSums({ subtotal, zone, charge, step }: CartSumsProps) {
  const t = useText(cart);
  const { rounding, total } = orderTotal({ subtotal, charge: charge ?? 0, step });
  const isOpen = zone.name === null && charge !== null;
  const missing = charge === null ? null : missingForFree(subtotal, zone);
  return (
    <>
      <dl>
        <div>
          <dt>{t("subtotal")}</dt>
          <dd>{formatMoney(subtotal)}</dd>
        </div>
        {charge === null ? null : (
          <div>
            <dt>{zone.name ? t("delivery.to", { zone: zone.name }) : t("delivery")}</dt>
            <dd>{zone.name === null ? t("delivery.by-zone") : charge === 0 ? t("delivery.free") : formatMoney(charge)}</dd>
          </div>
        )}
        {isOpen ? null : <RoundingRow rounding={rounding} />}
        <div className="totals-sum">
          <dt>{t("total")}</dt>
          <dd>{isOpen ? t("total.plus", { amount: formatMoney(subtotal) }) : formatMoney(total)}</dd>
        </div>
      </dl>
      {missing === null ? null : (
        <p className="totals-note">{missing === 0 ? t("free.reached") : t("free.more", { amount: formatMoney(missing) })}</p>
      )}
    </>
  );
}

import { missingForFree } from "#app/domain/delivery/charge.ts";
import { shell } from "#app/i18n/shell.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";
import { slotText } from "#app/lib/slot-text.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { ShellView } from "../shell-view.ts";
import { ZoneChoice } from "./zone-choice.tsx";

/**
 * The amount missing for free delivery in the chosen zone, and how far the cart is on the way. On a wide screen it stands above the page,
 * with the zone's switch; with an empty cart it says the zone's rule. On a phone it is the cart bar above the navigation, and only while
 * the cart holds something.
 */
export function DeliveryBar({ cart, zone, nextSlot }: Pick<ShellView, "cart" | "zone" | "nextSlot">) {
  const t = useText(shell);
  const missing = missingForFree(cart.subtotal, zone);
  const isEmpty = cart.count === 0;
  const [figure, about] =
    missing === null
      ? [t("bar.charge", { amount: formatMoney(zone.charge) }), t("bar.charge-to")]
      : missing === 0
        ? [t("bar.free"), t("bar.free-to")]
        : isEmpty
          ? [t("bar.above", { amount: formatMoney(zone.freeAbove) }), t("bar.free-to")]
          : [t("bar.more", { amount: formatMoney(missing) }), t("bar.more-to")];
  return (
    <section className={isEmpty ? "wrap cart-bar cart-bar-empty" : "wrap cart-bar"} aria-label={t("bar")}>
      <div className="notice notice-haldi delivery-bar">
        <Icon name="truck" />
        <div>
          <strong>{formatMoney(cart.subtotal)}</strong>
          <span>
            <b>{figure}</b> {about} <small>{zone.name}</small>
          </span>
          <ZoneChoice zone={zone.name} />
        </div>
        {missing === null || isEmpty ? null : (
          <progress className="meter" max={zone.freeAbove} value={zone.freeAbove - missing} aria-label={t("bar.progress")} />
        )}
        {nextSlot ? (
          <span className="bar-slot">{t("slot.next", { slot: `${nextSlot.day} ${slotText(nextSlot.time)}` })}</span>
        ) : null}
        <a href="/cart">{t("bar.cart")}</a>
      </div>
    </section>
  );
}

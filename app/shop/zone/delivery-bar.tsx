import { missingForFree } from "#app/domain/delivery/charge.ts";
import { shell } from "#app/i18n/shell.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { ShellView } from "../shell-view.ts";

/**
 * The amount missing for free delivery in the chosen zone, and how far the cart is on the way; nothing while the cart is empty. On a wide
 * screen it stands in the strip above the header, on a phone it is the cart bar above the navigation.
 */
export function DeliveryBar({ cart, zone }: Pick<ShellView, "cart" | "zone">) {
  const t = useText(shell);
  if (cart.count === 0) return null;
  const missing = missingForFree(cart.subtotal, zone);
  const [figure, about] =
    missing === null
      ? [t("bar.charge", { amount: formatMoney(zone.charge) }), t("bar.charge-to")]
      : missing === 0
        ? [t("bar.free"), t("bar.free-to")]
        : [t("bar.more", { amount: formatMoney(missing) }), t("bar.more-to")];
  return (
    <section className="delivery-bar" aria-label={t("bar")}>
      <div>
        <strong>{formatMoney(cart.subtotal)}</strong>
        <span>
          <b>{figure}</b> {about} {zone.name ?? t("bar.no-zone")}
        </span>
      </div>
      {missing === null ? null : (
        <progress className="meter" max={zone.freeAbove} value={zone.freeAbove - missing} aria-label={t("bar.progress")} />
      )}
      <a href="/cart">{t("bar.cart")}</a>
    </section>
  );
}

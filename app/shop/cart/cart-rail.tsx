import { deliveryCharge } from "#app/domain/delivery/charge.ts";
import { cart as texts } from "#app/i18n/cart.ts";
import { useText } from "#app/i18n/use-text.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { onDemand } from "#app/ui/on-demand.tsx";
import { useMedia } from "#app/ui/use-media.ts";
import { useMaintenance } from "../maintenance/maintenance.tsx";
import { useShellView } from "../personalize-cached-page.ts";
import { CartSums } from "./cart-totals.tsx";

const CartRailLines = onDemand(async () => (await import("./cart-rail-lines.tsx")).CartRailLines);

/**
 * The cart beside a list, on screens wide enough for it. Its lines, and what a customer often takes, are loaded there only; without
 * JavaScript it has its sums.
 */
export function CartRail() {
  const t = useText(texts);
  const view = useShellView();
  const isPaused = useMaintenance() !== null;
  const isWide = useMedia("(min-width: 1100px)");
  if (!view) return null;
  const { cart, zone, viewer, step } = view;
  const hasLines = isWide && (viewer !== null || cart.count > 0);
  return (
    <aside className="panel cart-rail" aria-labelledby="cart-rail">
      <h2 id="cart-rail">
        {t("title")} {cart.count > 0 ? <small>{t("items", { count: cart.count })}</small> : null}
      </h2>
      {cart.count > 0 ? null : <p>{t("empty.why")}</p>}
      <div className="cart-rail-lines">{hasLines ? <CartRailLines cart={cart} /> : null}</div>
      {cart.count > 0 ? (
        <div className="totals">
          <CartSums subtotal={cart.subtotal} zone={zone} charge={deliveryCharge(cart.subtotal, zone)} step={step} />
          <LinkButton wide href={isPaused ? "/cart" : "/checkout"}>
            {t(isPaused ? "title" : "checkout")}
          </LinkButton>
        </div>
      ) : null}
    </aside>
  );
}

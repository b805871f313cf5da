import { checkout } from "#app/i18n/checkout.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Notice } from "#app/ui/notice.tsx";
import { CheckoutSummary } from "../cart/checkout-summary.tsx";
import { CartByWhatsApp, type CartByWhatsAppProps } from "./cart-by-whatsapp.tsx";
import { useMaintenance } from "./maintenance.tsx";

/** The checkout in maintenance mode: the lines of the cart, and the link to order them by chat. */
export function MaintenanceCheckout({ maintenance, lines, subtotal }: CartByWhatsAppProps) {
  const t = useText(checkout);
  const isBannerShown = useMaintenance() !== null;
  return (
    <div className="page narrow">
      <h1>{t("title")}</h1>
      {isBannerShown ? null : <Notice tone="haldi">{maintenance.message}</Notice>}
      <CheckoutSummary lines={lines} subtotal={subtotal} zone={null}>
        <CartByWhatsApp maintenance={maintenance} lines={lines} subtotal={subtotal} />
      </CheckoutSummary>
    </div>
  );
}

import type { CartLineView } from "#app/domain/cart/line-view.server.ts";
import type { MaintenanceView } from "#app/domain/settings/maintenance.ts";
import { checkout } from "#app/i18n/checkout.ts";
import { useText } from "#app/i18n/use-text.ts";
import { whatsappOrder as texts } from "#app/i18n/whatsapp-order.ts";
import type { Paisa } from "#app/lib/money.ts";
import { formatQuantity } from "#app/lib/quantity.ts";
import { Notice } from "#app/ui/notice.tsx";
import { CheckoutSummary } from "../cart/checkout-summary.tsx";
import { useMaintenance } from "./maintenance.tsx";
import { orderText } from "./whatsapp-order.ts";
import { WhatsAppLink } from "./whatsapp-order-link.tsx";

interface CartProps {
  maintenance: MaintenanceView;
  lines: readonly CartLineView[];
  subtotal: Paisa;
}

/** The checkout while the site takes no orders: what is in the cart, and the way to order it by chat. */
export function MaintenanceCheckout({ maintenance, lines, subtotal }: CartProps) {
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

/** Orders by chat what of the cart can be had. */
export function CartByWhatsApp({ maintenance, lines, subtotal }: CartProps) {
  const t = useText(texts);
  const buyable = lines.filter((line) => line.isBuyable);
  if (buyable.length === 0) return null;
  const things = buyable.map(({ name, quantity, unit, soldByWeight }) => ({
    name,
    amount: formatQuantity(quantity, { ...(unit && { unit }), soldByWeight }),
  }));
  return <WhatsAppLink wide phone={maintenance.phone} text={orderText(t, things, subtotal)} />;
}

import type { CartLineView } from "#app/domain/cart/line-view.server.ts";
import type { MaintenanceView } from "#app/domain/settings/maintenance.ts";
import type { Paisa } from "#app/lib/money.ts";
import { formatQuantity } from "#app/lib/quantity.ts";
import { useChatTexts } from "./maintenance.tsx";
import { orderText } from "./whatsapp-order.ts";
import { WhatsAppLink } from "./whatsapp-order-link.tsx";

export interface CartByWhatsAppProps {
  maintenance: MaintenanceView;
  lines: readonly CartLineView[];
  subtotal: Paisa;
}

/** Orders the available lines of the cart by chat. */
export function CartByWhatsApp({ maintenance, lines, subtotal }: CartByWhatsAppProps) {
  const t = useChatTexts();
  const buyable = lines.filter((line) => line.isBuyable);
  if (buyable.length === 0) return null;
  const items = buyable.map(({ name, quantity, unit, soldByWeight }) => ({
    name,
    amount: formatQuantity(quantity, { ...(unit && { unit }), soldByWeight }),
  }));
  return <WhatsAppLink wide phone={maintenance.phone} text={orderText(t, items, subtotal)} />;
}

import { useNavigate } from "@remix-run/react";
import { useRef } from "react";
import { notifyOfOrder } from "#app/admin/desktop/desktop-notification.ts";
import type { LiveMessage } from "#app/domain/orders/live-message.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { joinTexts } from "#app/i18n/text-direction.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";

/** The largest number of remembered notifications: catching up after a night, not after a week. */
const maxKnown = 1000;

/**
 * Shows a notification for each new order once; on a locked screen with the number alone.
 *
 * @param newestUnheard the newest order that already rang when the page was rendered
 */
export function useOrderNotifications(newestUnheard: number): (message: LiveMessage) => void {
  const t = useText(adminOrders);
  const navigate = useNavigate();
  const known = useRef(new Set([newestUnheard]));
  const isFirst = useRef(true); // orders from before the page was loaded are on it

  const announce = (orderId: number, body: string) => {
    if (!isFirst.current && !known.current.has(orderId)) {
      const title = t("live.announce", { number: orderNumber(orderId) });
      notifyOfOrder({ orderId, title, body }, (path) => navigate(path));
    }
    known.current.add(orderId);
    const [oldest] = known.current;
    if (known.current.size > maxKnown && oldest !== undefined) known.current.delete(oldest);
  };

  return ({ rows, state, isLocked }) => {
    for (const { id, isUnheard, customerName, deliveryZone, total } of rows)
      if (isUnheard) announce(id, joinTexts([customerName, deliveryZone, formatMoney(total)], " · "));
    if (isLocked && state.newestUnheard > 0) announce(state.newestUnheard, t("live.sign-in.to-see"));
    isFirst.current = false;
  };
}

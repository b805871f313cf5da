import { useEffect, useRef } from "react";
import { saveOfflineOrders } from "#app/admin/desktop/desktop-bridge.ts";
import type { OrderRow } from "#app/domain/orders/order-row.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { shared } from "#app/i18n/shared.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { offlineOrdersOf } from "./offline-orders.ts";

/**
 * Stores the orders on the screen in the desktop window, for reading while the server cannot be reached. An empty search result does not
 * overwrite them.
 */
export function useOfflineOrders(orders: readonly OrderRow[], { title, today }: { title: string; today: string }): void {
  const t = useText(adminOrders);
  const words = useText(shared);
  const lang = useLang();
  const latest = useRef({ t, words, orders, title, today });
  latest.current = { t, words, orders, title, today };
  const shown = orders.map(({ id, version }) => `${id}.${version}`).join(" ");

  useEffect(() => {
    const { orders, ...options } = latest.current;
    if (shown && orders.length > 0) saveOfflineOrders(offlineOrdersOf(orders, { ...options, lang, at: new Date() }));
  }, [shown, lang]);
}

import type { LiveOrders } from "#app/admin/live-orders/use-live-orders.ts";
import type { StaffOrder } from "#app/domain/orders/find-staff-order.server.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Notice } from "#app/ui/notice.tsx";

/** Shows that another person changed the open order; unsaved input is preserved until the user reloads. */
export function OrderChanges({ order, live }: { order: Pick<StaffOrder, "id" | "version">; live: LiveOrders }) {
  const t = useText(adminOrders);
  const received = live.rows.get(order.id);
  if (!received || received.version <= order.version) return null;
  return (
    <Notice>
      {t("live.changed")} <a href={`/admin/orders/${order.id}`}>{t("live.show")}</a>
    </Notice>
  );
}

import { Link } from "@remix-run/react";
import type { LiveDesk } from "#app/admin/live-orders/use-live-orders.ts";
import type { StaffOrder } from "#app/domain/orders/find-staff-order.server.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Notice } from "#app/ui/notice.tsx";

/** Shows that another person changed the open order; unsaved input is preserved until the user reloads. */
export function OrderChanges({ order, desk }: { order: Pick<StaffOrder, "id" | "version">; desk: LiveDesk }) {
  const t = useText(adminOrders);
  const heard = desk.rows.get(order.id);
  if (!heard || heard.version <= order.version) return null;
  return (
    <Notice>
      {t("live.changed")} <Link to={`/admin/orders/${order.id}`}>{t("live.show")}</Link>
    </Notice>
  );
}

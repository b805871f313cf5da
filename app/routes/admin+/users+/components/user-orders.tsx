import { LatestOrders } from "#app/admin/list/latest-orders.tsx";
import { Panel } from "#app/admin/panel.tsx";
import type { OrderStatus } from "#app/domain/orders/status.ts";
import { adminUsers } from "#app/i18n/admin-users.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney, type Paisa } from "#app/lib/money.ts";

interface UserOrdersProps {
  orders: readonly { id: number; status: OrderStatus; total: Paisa; createdAt: Date }[];
  count: number;
  delivered: { count: number; total: Paisa };
}

/** What somebody has ordered: how much, and the latest orders with a link to each. */
export function UserOrders({ orders, count, delivered }: UserOrdersProps) {
  const t = useText(adminUsers);
  return (
    <Panel title={t("orders.title")}>
      {count === 0 ? (
        <p className="text-ink-2">{t("orders.none")}</p>
      ) : (
        <>
          <p>
            <b>{t("orders.count", { count })}</b> ·{" "}
            {t("orders.spent", { count: delivered.count, total: formatMoney(delivered.total) })}
          </p>
          <LatestOrders label={t("orders.latest")} orders={orders} />
        </>
      )}
    </Panel>
  );
}

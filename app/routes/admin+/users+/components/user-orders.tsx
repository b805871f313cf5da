import { Panel } from "#app/admin/panel.tsx";
import { StatusBadge } from "#app/components/status-badge.tsx";
import { type OrderStatus, orderNumber } from "#app/domain/orders/status.ts";
import { adminUsers } from "#app/i18n/admin-users.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { formatMoney, type Paisa } from "#app/lib/money.ts";

interface UserOrdersProps {
  orders: readonly { id: number; status: OrderStatus; total: Paisa; createdAt: Date }[];
  count: number;
  delivered: { count: number; total: Paisa };
}

/** What somebody has ordered: how much, and the latest orders with a link to each. */
export function UserOrders({ orders, count, delivered }: UserOrdersProps) {
  const t = useText(adminUsers);
  const lang = useLang();
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
          <ul className="team-rights" aria-label={t("orders.latest")}>
            {orders.map(({ id, status, total, createdAt }) => (
              <li key={id}>
                <div>
                  <a href={`/admin/orders/${id}`}>#{orderNumber(id)}</a> <StatusBadge status={status} />
                  <small className="block text-ink-2">{formatDateTime(createdAt, lang)}</small>
                </div>
                <b>{formatMoney(total)}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

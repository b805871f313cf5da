import { StatusBadge } from "#app/components/status-badge.tsx";
import { type OrderStatus, orderNumber } from "#app/domain/orders/status.ts";
import { useLang } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { formatMoney, type Paisa } from "#app/lib/money.ts";

interface LatestOrdersProps {
  label: string;
  orders: readonly { id: number; status: OrderStatus; total: Paisa; createdAt: Date }[];
}

/** Orders of one person as staff see them beside that person: number, status, time and total. */
export function LatestOrders({ label, orders }: LatestOrdersProps) {
  const lang = useLang();
  return (
    <ul className="team-rights" aria-label={label}>
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
  );
}

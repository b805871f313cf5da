import { StatusBadge } from "#app/components/status-badge.tsx";
import type { OrderStatus } from "#app/domain/orders/status.ts";
import { useLang } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";

/** The times of an order's status changes, oldest first. */
export function Timeline({ entries }: { entries: readonly { status: OrderStatus; at: Date }[] }) {
  const lang = useLang();
  return (
    <ol className="order-timeline">
      {entries.map(({ status, at }) => (
        <li key={`${status}-${at.toISOString()}`}>
          <StatusBadge status={status} />
          <time dateTime={at.toISOString()}>{formatDateTime(at, lang)}</time>
        </li>
      ))}
    </ol>
  );
}

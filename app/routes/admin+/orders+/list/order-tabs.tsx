import type { OrderFilter } from "#app/domain/orders/list-orders.server.ts";
import { type OrderView, orderViewNames } from "#app/domain/orders/order-views.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useText } from "#app/i18n/use-text.ts";
import { ordersAddress } from "./orders-address.ts";

type Counts = Record<Exclude<OrderView, "all">, number>;

/** Counting stops here. */
const maxCount = 999;

/** The queues of work as tabs with their counts; a search is preserved when the tab changes. */
export function OrderTabs({ filter, counts }: { filter: OrderFilter; counts: Counts }) {
  const t = useText(adminOrders);
  const tabs = orderViewNames.map((view) => {
    const count = view === "all" ? null : counts[view];
    const shown = count !== null && count > maxCount ? `${maxCount}+` : count;
    return {
      href: ordersAddress({ view, search: filter.search, status: null, page: 1 }),
      label: shown === null ? t(`view.${view}`) : `${t(`view.${view}`)} ${shown}`,
      current: view === filter.view,
    };
  });
  return (
    <div className="resource-tabs">
      <nav aria-label={t("views")}>
        {tabs.map(({ href, label, current }) => (
          <a key={href} href={href} aria-current={current ? "page" : undefined}>
            {label}
          </a>
        ))}
      </nav>
    </div>
  );
}

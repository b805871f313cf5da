import type { countOrderViews } from "#app/domain/orders/count-views.server.ts";
import type { OrderFilter } from "#app/domain/orders/list-orders.server.ts";
import type { OrderRow } from "#app/domain/orders/order-row.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Pager } from "#app/ui/pager.tsx";
import { BulkStatus, MarkAll } from "./bulk-status.tsx";
import { EmptyOrders } from "./empty-orders.tsx";
import { OrderCard } from "./order-card.tsx";
import { OrderFilters } from "./order-filters.tsx";
import { OrderTabs } from "./order-tabs.tsx";
import { ordersAddress } from "./orders-address.ts";
import { useMarks } from "./use-marks.ts";

interface OrderPileProps {
  filter: OrderFilter;
  counts: Awaited<ReturnType<typeof countOrderViews>>;
  orders: readonly OrderRow[];
  hasMore: boolean;
  mayEdit: boolean;
  /** The order whose edit mode is open, 0 for none. */
  editing: number;
  today: string;
}

/** One page of the orders of a tab, under its search and filter. */
export function OrderPile({ filter, counts, orders, hasMore, mayEdit, editing, today }: OrderPileProps) {
  const t = useText(adminOrders);
  const marks = useMarks();
  const close = ordersAddress(filter);
  const [, query = "view=all"] = ordersAddress({ ...filter, page: 1 }).split("?");
  const pageLink = (page: number, label: string) => ({ href: ordersAddress({ ...filter, page }), label });
  return (
    <>
      <OrderTabs filter={filter} counts={counts} />
      <OrderFilters filter={filter} byPhone={mayEdit} />
      {orders.length === 0 ? (
        <EmptyOrders filter={filter} />
      ) : (
        <>
          {mayEdit ? <MarkAll marks={marks} shown={orders.length} /> : null}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: handles bubbling clicks of its checkboxes, which keys trigger too */}
          <section className="order-list" aria-label={t("found")} ref={marks.list} onClick={marks.onClick}>
            <div className="order-columns" aria-hidden="true">
              <span>{t("column.order")}</span>
              <span>{t("column.customer")}</span>
              <span>{t("column.slot")}</span>
              <span>{t("column.status")}</span>
              <span>{t("column.paid")}</span>
              <span>{t("column.total")}</span>
            </div>
            {orders.map((order) => (
              <OrderCard
                key={order.id}
                order={order}
                today={today}
                edit={mayEdit ? { open: ordersAddress(filter, order.id), close } : null}
                isEditing={order.id === editing}
              />
            ))}
          </section>
        </>
      )}
      <Pager
        label={t("pages")}
        previous={filter.page > 1 ? pageLink(filter.page - 1, t("pages.previous")) : null}
        next={hasMore ? pageLink(filter.page + 1, t("pages.next")) : null}
      />
      {mayEdit && orders.length > 0 ? (
        <BulkStatus returnTo={close} marks={marks} shown={orders} beyond={hasMore || filter.page > 1 ? query : null} />
      ) : null}
    </>
  );
}

import { FilterSelect, ListFilters } from "#app/admin/list/list-filters.tsx";
import type { OrderFilter } from "#app/domain/orders/list-orders.server.ts";
import { orderViews } from "#app/domain/orders/order-views.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { shared } from "#app/i18n/shared.ts";
import { useText } from "#app/i18n/use-text.ts";
import { ordersAddress } from "./orders-address.ts";
import { SpanFilter } from "./span-filter.tsx";
import { statusKey } from "./status-key.ts";

/** Search and status filter of the list. */
export function OrderFilters({ filter, byPhone }: { filter: OrderFilter; byPhone: boolean }) {
  const t = useText(adminOrders);
  const words = useText(shared);
  const { statuses } = orderViews[filter.view];
  const isFiltered = filter.search !== "" || filter.status !== null || Boolean(filter.span);
  return (
    <ListFilters
      action="/admin/orders"
      search={{
        label: t("filter.search"),
        hint: t(byPhone ? "filter.search.hint" : "filter.search.hint.masked"),
        value: filter.search,
      }}
      count={filter.status ? 1 : 0}
      clearTo={isFiltered ? ordersAddress({ ...filter, search: "", status: null, span: null, page: 1 }) : null}
      kept={
        <>
          {filter.view === "all" ? null : <input type="hidden" name="view" value={filter.view} />}
          {filter.span ? <SpanFilter span={filter.span} /> : null}
        </>
      }
    >
      {statuses.length > 1 ? (
        <FilterSelect
          label={t("filter.status")}
          name="status"
          value={filter.status ?? ""}
          any={t("filter.status.any")}
          options={statuses.map((status) => ({ value: status, label: words(statusKey(status)) }))}
        />
      ) : null}
    </ListFilters>
  );
}

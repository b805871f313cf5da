import type { OrderFilter } from "#app/domain/orders/list-orders.server.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useText } from "#app/i18n/use-text.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ordersAddress } from "./orders-address.ts";

/** Why no order is shown, with links to some. */
export function EmptyOrders({ filter }: { filter: OrderFilter }) {
  const t = useText(adminOrders);
  const isFiltered = filter.search !== "" || filter.status !== null || Boolean(filter.span) || filter.page > 1;
  if (!isFiltered) {
    return (
      <EmptyState icon="inbox" title={t("empty.none")}>
        {t("empty.none.why")}
      </EmptyState>
    );
  }
  const all = (
    <LinkButton href={ordersAddress({ ...filter, search: "", status: null, span: null, page: 1 })} variant="quiet" small>
      {t("filter.clear")}
    </LinkButton>
  );
  return (
    <EmptyState icon="search" title={t("empty.filtered")} action={all}>
      {t("empty.filtered.why")}
    </EmptyState>
  );
}

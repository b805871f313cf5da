import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { countOrderViews } from "#app/domain/orders/count-views.server.ts";
import { lastOrdersPage, listOrders, type OrderFilter } from "#app/domain/orders/list-orders.server.ts";
import { findLatestEvent, findLiveState } from "#app/domain/orders/live-state.server.ts";
import { orderViewNames } from "#app/domain/orders/order-views.ts";
import { orderStatuses } from "#app/domain/orders/status.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { orderSpanOf } from "#app/http/order-span-of.server.ts";
import { freeText, oneOf, wholeNumber } from "#app/http/search-params.server.ts";
import { admin } from "#app/i18n/admin.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { karachiDate } from "#app/lib/dates.ts";
import { now } from "#app/platform/clock.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { BulkStatus } from "./parts/bulk-status.tsx";
import { EmptyOrders } from "./parts/empty-orders.tsx";
import { OrderBell } from "./parts/live/order-bell.tsx";
import { newest, unseen, useLiveOrders } from "./parts/live/use-live-orders.ts";
import { OrderCard } from "./parts/order-card.tsx";
import { OrderFilters } from "./parts/order-filters.tsx";
import { OrderTabs } from "./parts/order-tabs.tsx";
import { ordersAddress } from "./parts/orders-address.ts";
import { useTellOfMoves } from "./parts/use-moves.ts";

const filterOf = (params: URLSearchParams): OrderFilter => ({
  view: oneOf(params, "view", orderViewNames, "all"),
  search: freeText(params, "q"),
  status: oneOf(params, "status", orderStatuses, null),
  span: orderSpanOf(params),
  page: wholeNumber(params, "page", { most: lastOrdersPage }),
});

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "orders");
  const { searchParams } = new URL(request.url);
  const filter = filterOf(searchParams);
  const mayEdit = staff.may("orders", "edit");
  const last = await findLatestEvent(); // before the list: what moves between the two is told twice, not missed
  const [{ orders, hasMore }, counts, state] = await Promise.all([
    listOrders(filter, { contactsVisible: mayEdit }),
    countOrderViews(),
    findLiveState(),
  ]);
  return {
    title: translator(langOf(request), admin)("section.orders"),
    filter,
    orders,
    hasMore,
    counts,
    mayEdit,
    editing: mayEdit ? wholeNumber(searchParams, "edit", { fallback: 0 }) : 0,
    today: karachiDate(now()),
    live: { last, state },
  };
}

/** After a stale save the list must show what is saved now. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

/** New orders stand on top of a list that is neither searched nor turned over; otherwise among those to confirm. */
const showNewAt = (filter: OrderFilter) => {
  const isPlain = (filter.view === "all" || filter.view === "confirm") && !filter.search && !filter.status && !filter.span;
  return isPlain ? ordersAddress({ ...filter, page: 1 }) : "/admin/orders?view=confirm";
};

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function OrdersPage() {
  const { title, filter, orders, hasMore, counts, mayEdit, editing, today, live } = useLoaderData<typeof loader>();
  const t = useText(adminOrders);
  const pageLink = (page: number, label: string) => ({ href: ordersAddress({ ...filter, page }), label });
  const close = ordersAddress(filter);
  const desk = useLiveOrders(live);
  useTellOfMoves();
  return (
    <>
      <PageHead title={title}>
        <LinkButton href="/admin/orders/picking?view=pack" variant="plain" small icon="clipboard-list">
          {t("picking.open")}
        </LinkButton>
        {mayEdit ? (
          <LinkButton href="/admin/orders/new" variant="quiet" small icon="scan-line">
            {t("counter.open")}
          </LinkButton>
        ) : null}
        {mayEdit ? (
          <LinkButton href="/admin/orders/create" variant="quiet" small icon="plus">
            {t("create.open")}
          </LinkButton>
        ) : null}
      </PageHead>
      <OrderBell desk={desk} unseen={unseen(orders, desk)} showAt={showNewAt(filter)} mayEdit={mayEdit} />
      <OrderTabs filter={filter} counts={counts} />
      <OrderFilters filter={filter} byPhone={mayEdit} />
      {mayEdit && orders.length > 0 ? <BulkStatus returnTo={close} /> : null}
      {orders.length === 0 ? (
        <EmptyOrders filter={filter} />
      ) : (
        <section className="order-list" aria-label={t("found")}>
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
              order={order.id === editing ? order : newest(order, desk)}
              today={today}
              edit={mayEdit ? { open: ordersAddress(filter, order.id), close } : null}
              isEditing={order.id === editing}
            />
          ))}
        </section>
      )}
      <Pager
        label={t("pages")}
        previous={filter.page > 1 ? pageLink(filter.page - 1, t("pages.previous")) : null}
        next={hasMore ? pageLink(filter.page + 1, t("pages.next")) : null}
      />
    </>
  );
}

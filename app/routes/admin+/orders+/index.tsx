import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { countOrderViews } from "#app/domain/orders/count-views.server.ts";
import { lastOrdersPage, listOrders, type OrderFilter } from "#app/domain/orders/list-orders.server.ts";
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
import { Pager } from "#app/ui/pager.tsx";
import { EmptyOrders } from "./parts/empty-orders.tsx";
import { OrderCard } from "./parts/order-card.tsx";
import { OrderFilters } from "./parts/order-filters.tsx";
import { OrderTabs } from "./parts/order-tabs.tsx";
import { ordersAddress } from "./parts/orders-address.ts";

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
  const [{ orders, hasMore }, counts] = await Promise.all([listOrders(filter, { contactsVisible: mayEdit }), countOrderViews()]);
  return {
    title: translator(langOf(request), admin)("section.orders"),
    filter,
    orders,
    hasMore,
    counts,
    mayEdit,
    editing: mayEdit ? wholeNumber(searchParams, "edit", { fallback: 0 }) : 0,
    today: karachiDate(now()),
  };
}

/** After a stale save the list must show what is saved now. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function OrdersPage() {
  const { title, filter, orders, hasMore, counts, mayEdit, editing, today } = useLoaderData<typeof loader>();
  const t = useText(adminOrders);
  const pageLink = (page: number, label: string) => ({ href: ordersAddress({ ...filter, page }), label });
  const close = ordersAddress(filter);
  return (
    <>
      <PageHead title={title} />
      <OrderTabs filter={filter} counts={counts} />
      <OrderFilters filter={filter} byPhone={mayEdit} />
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
              order={order}
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

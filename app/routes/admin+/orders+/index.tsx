import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { ExportLink } from "#app/admin/list/export-link.tsx";
import { HeadLink, ListHead } from "#app/admin/list/list-head.tsx";
import { useLiveOrdersContext } from "#app/admin/live-orders/live-orders-provider.tsx";
import { OrderBell } from "#app/admin/live-orders/order-bell.tsx";
import { isCovered, newest, unseen } from "#app/admin/live-orders/use-live-orders.ts";
import { adminMeta } from "#app/admin/meta.ts";
import { sectionPath } from "#app/admin/sections.ts";
import { countOrderViews } from "#app/domain/orders/count-views.server.ts";
import { listOrders, type OrderFilter } from "#app/domain/orders/list-orders.server.ts";
import type { OrderRow } from "#app/domain/orders/order-row.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { wholeNumber } from "#app/http/search-params.server.ts";
import { admin } from "#app/i18n/admin.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { karachiDate } from "#app/lib/dates.ts";
import { now } from "#app/platform/clock.server.ts";
import { orderFilterOf } from "./list/order-filter-of.server.ts";
import { OrderPile } from "./list/order-pile.tsx";
import { ordersAddress } from "./list/orders-address.ts";
import { useMoveToasts } from "./list/use-moves.ts";
import { useOfflineOrders } from "./live/use-offline-orders.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "orders");
  const { searchParams } = new URL(request.url);
  const filter = orderFilterOf(searchParams);
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

/** After a stale save the list must show the saved values. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

/** Whether new orders are on top of the list: no search, no filter. */
const isPlain = ({ view, search, status, span }: OrderFilter) =>
  (view === "all" || view === "confirm") && !search && !status && !span;

/** New orders are on top of an unfiltered list; otherwise among those to confirm. */
const showNewAt = (filter: OrderFilter) =>
  isPlain(filter) ? ordersAddress({ ...filter, page: 1 }) : "/admin/orders?view=confirm";

/** The current top of an unfiltered list: every order, or those to confirm. */
const isOnTop = (filter: OrderFilter) => {
  if (!isPlain(filter) || filter.page > 1) return undefined;
  return ({ status }: OrderRow) => filter.view === "all" || status === "pending";
};

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function OrdersPage() {
  const page = useLoaderData<typeof loader>();
  const { title, filter, orders, mayEdit, editing } = page;
  const t = useText(adminOrders);
  const live = useLiveOrdersContext();
  const shown = orders.map((order) => (order.id === editing ? order : newest(order, live)));
  useOfflineOrders(shown, page);
  useMoveToasts(editing);
  return (
    <div className="resource">
      <ListHead title={title}>
        <HeadLink href={sectionPath("payments")} icon="credit-card" label={t("payments.open")} />
        <HeadLink href="/admin/orders/picking?view=pack" icon="clipboard-list" label={t("picking.open")} />
        <ExportLink section="orders" />
        {mayEdit ? <HeadLink href="/admin/orders/new" icon="scan-line" label={t("counter.open")} /> : null}
        {mayEdit ? <HeadLink href="/admin/orders/create" icon="plus" label={t("create.open")} /> : null}
      </ListHead>
      <OrderBell live={live} unseen={unseen(orders, live, isOnTop(filter))} showAt={showNewAt(filter)} mayEdit={mayEdit} />
      {isCovered(live) ? null : <OrderPile {...page} orders={shown} />}
    </div>
  );
}

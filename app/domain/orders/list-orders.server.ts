import { db } from "#app/platform/db.server.ts";
import { findCustomerMarks, marksOf } from "./customer-marks.server.ts";
import { searchOrders } from "./internal/search-orders.server.ts";
import { orderRow, orderRowColumns } from "./order-row.ts";
import { type OrderSpan, withinSpan } from "./order-span.server.ts";
import { dueIn, type OrderView, orderViews } from "./order-views.ts";
import type { OrderStatus } from "./status.ts";

/** How many orders a page of the orders desk shows. */
export const ordersPerPage = 25;

/** The furthest page: beyond it a search is quicker for everybody. */
export const lastOrdersPage = 4000;

/**
 * Which orders the orders desk shows; `status` narrows the view, `span` restricts to the orders of a report's figure, `page` counts
 * from 1.
 */
export type OrderFilter = {
  view: OrderView;
  search: string;
  status: OrderStatus | null;
  span?: OrderSpan | null;
  page: number;
};

/** The condition of a filter; phones are searched only for those who may read them. */
export function ordersWhere({ view, search, status, span }: OrderFilter, byPhone: boolean) {
  const { statuses } = orderViews[view];
  const wanted = status ? statuses.filter((known) => known === status) : statuses;
  return {
    ...(wanted.length < orderViews.all.statuses.length && { status: { in: [...wanted] } }),
    ...dueIn(view),
    ...(span && withinSpan(span, { keepsCancelled: status === "cancelled" })),
    ...(search && searchOrders(search, { byPhone })),
  };
}

/**
 * One page of orders, newest first (A7.17). Reads one row more than it returns to detect a next page.
 *
 * @param contactsVisible whether phone and address may be read and searched for
 */
export async function listOrders(filter: OrderFilter, { contactsVisible }: { contactsVisible: boolean }) {
  const rows = await db.order.findMany({
    where: ordersWhere(filter, contactsVisible),
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    skip: (filter.page - 1) * ordersPerPage,
    take: ordersPerPage + 1,
    select: orderRowColumns,
  });
  const shown = rows.slice(0, ordersPerPage);
  const marks = await findCustomerMarks(shown.map(({ id }) => id));
  const orders = shown.map((row) => orderRow(row, marksOf(marks, row.id), { contactsVisible }));
  return { orders, hasMore: rows.length > ordersPerPage && filter.page < lastOrdersPage };
}

/** The orders under a filter on whatever page, newest first and at most so many, each as it stands at its version. */
export async function listMatching(
  filter: OrderFilter,
  { most, contactsVisible }: { most: number; contactsVisible: boolean },
): Promise<{ id: number; version: number }[]> {
  return db.order.findMany({
    where: ordersWhere(filter, contactsVisible),
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: most,
    select: { id: true, version: true },
  });
}

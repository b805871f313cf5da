import type { PaymentMethod } from "#app/domain/payments/method.ts";
import type { Paisa } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { maskContact } from "./mask-contact.ts";
import { type OrderSpan, withinSpan } from "./order-span.server.ts";
import { type OrderView, orderViews } from "./order-views.ts";
import { searchOrders } from "./search-orders.server.ts";
import type { OrderStatus } from "./status.ts";
import { dateText, timeText } from "./wall-time.ts";

/** How many orders a page of the desk shows. */
export const ordersPerPage = 25;

/** The furthest page: beyond it a search is quicker for everybody. */
export const lastOrdersPage = 4000;

/** Which orders the desk shows; `status` narrows the view, `span` leaves those behind a figure of a report, `page` counts from 1. */
export type OrderFilter = {
  view: OrderView;
  search: string;
  status: OrderStatus | null;
  span?: OrderSpan | null;
  page: number;
};

const columns = {
  id: true,
  customerName: true,
  customerPhone: true,
  deliveryZone: true,
  deliveryAddress: true,
  deliveryDate: true,
  scheduledDeliveryTime: true,
  deliveryNotes: true,
  status: true,
  isPaid: true,
  paymentMethod: true,
  itemsCount: true,
  total: true,
  version: true,
  createdAt: true,
} as const;

/** One order of the list; phone and address are masked for those who may not edit orders. */
export type OrderRow = {
  id: number;
  customerName: string;
  customerPhone: string;
  deliveryZone: string;
  deliveryAddress: string;
  deliveryDate: string | null;
  deliveryTime: string | null;
  deliveryNotes: string | null;
  status: OrderStatus;
  isPaid: boolean;
  paymentMethod: PaymentMethod;
  itemsCount: number;
  total: Paisa;
  version: number;
  createdAt: Date;
};

function whereOf({ view, search, status, span }: OrderFilter, byPhone: boolean) {
  const { statuses, isPaid } = orderViews[view];
  const wanted = status ? statuses.filter((known) => known === status) : statuses;
  return {
    ...(wanted.length < orderViews.all.statuses.length && { status: { in: [...wanted] } }),
    ...(isPaid !== null && { isPaid }),
    ...(span && withinSpan(span)),
    ...(search && searchOrders(search, { byPhone })),
  };
}

/**
 * One page of orders, newest first (A7.17). Reads one row more than it shows to know whether another page follows.
 *
 * @param contactsVisible whether phone and address may be read and searched for
 */
export async function listOrders(filter: OrderFilter, { contactsVisible }: { contactsVisible: boolean }) {
  const rows = await db.order.findMany({
    where: whereOf(filter, contactsVisible),
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    skip: (filter.page - 1) * ordersPerPage,
    take: ordersPerPage + 1,
    select: columns,
  });
  const orders = rows.slice(0, ordersPerPage).map(({ scheduledDeliveryTime, deliveryDate, ...row }): OrderRow => {
    const order = contactsVisible ? row : maskContact(row);
    return {
      ...order,
      status: order.status as OrderStatus,
      total: order.total as Paisa,
      deliveryDate: dateText(deliveryDate),
      deliveryTime: timeText(scheduledDeliveryTime),
    };
  });
  return { orders, hasMore: rows.length > ordersPerPage && filter.page < lastOrdersPage };
}

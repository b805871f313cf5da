import { byteOrderMark, csvText } from "#app/domain/resource/csv/write-csv.server.ts";
import { karachiStamp } from "#app/lib/dates.ts";
import { formatPhone } from "#app/lib/format-phone.ts";
import { type Paisa, toRupeesInput } from "#app/lib/money.ts";
import { oneLine } from "#app/lib/one-line.ts";
import { db } from "#app/platform/db.server.ts";
import { type OrderFilter, ordersWhere } from "./list-orders.server.ts";
import { maskContact } from "./mask-contact.ts";
import { orderNumber } from "./status.ts";
import { dateText, timeText } from "./wall-time.ts";

const columns = {
  ...{ id: true, createdAt: true, source: true, status: true },
  ...{ customerName: true, customerPhone: true, customerEmail: true },
  ...{ deliveryZone: true, deliveryAddress: true, landmark: true, deliveryDate: true, scheduledDeliveryTime: true },
  ...{
    deliveryNotes: true,
    itemsCount: true,
    subtotal: true,
    deliveryCharge: true,
    rounding: true,
    total: true,
    received: true,
    due: true,
  },
  ...{ isPaid: true, paymentMethod: true, paymentReference: true },
} as const;

type ExportedOrder = NonNullable<Awaited<ReturnType<typeof findExported>>[number]>;

const findExported = (ids: readonly number[]) =>
  db.order.findMany({ where: { id: { in: [...ids] } }, take: ids.length, select: columns });

const money = (amount: number) => toRupeesInput(amount as Paisa);

/** The cells of an order by heading: the columns of the list and what its cards fold away. Money in rupees. */
const cells: Readonly<Record<string, (order: ExportedOrder) => string>> = {
  order: ({ id }) => orderNumber(id),
  placed_at: ({ createdAt }) => karachiStamp(createdAt),
  source: ({ source }) => source,
  status: ({ status }) => status,
  customer_name: ({ customerName }) => customerName,
  customer_phone: ({ customerPhone }) => formatPhone(customerPhone),
  customer_email: ({ customerEmail }) => customerEmail ?? "",
  delivery_zone: ({ deliveryZone }) => deliveryZone,
  delivery_address: ({ deliveryAddress }) => deliveryAddress,
  landmark: ({ landmark }) => landmark ?? "",
  delivery_date: ({ deliveryDate }) => dateText(deliveryDate) ?? "",
  scheduled_delivery_time: ({ scheduledDeliveryTime }) => timeText(scheduledDeliveryTime) ?? "",
  delivery_notes: ({ deliveryNotes }) => deliveryNotes ?? "",
  items: ({ itemsCount }) => String(itemsCount),
  subtotal: ({ subtotal }) => money(subtotal),
  delivery_charge: ({ deliveryCharge }) => money(deliveryCharge),
  rounding: ({ rounding }) => money(rounding),
  total: ({ total }) => money(total),
  received: ({ received }) => money(received),
  due: ({ due }) => money(due),
  is_paid: ({ isPaid }) => (isPaid ? "yes" : "no"),
  payment_method: ({ paymentMethod }) => paymentMethod,
  payment_reference: ({ paymentReference }) => paymentReference ?? "",
};

const atOnce = 500;

/** More orders than this are two exports. */
const maxExported = 250_000;

/**
 * The orders under a filter as CSV, on whatever page of the list, newest first and some hundred at a time.
 *
 * @param contactsVisible whether phone, e-mail and address may be read; else they come masked
 */
export async function* exportOrders(
  filter: OrderFilter,
  { contactsVisible }: { contactsVisible: boolean },
): AsyncGenerator<string> {
  const found = await db.order.findMany({
    where: ordersWhere(filter, contactsVisible),
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: maxExported,
    select: { id: true },
  });
  yield byteOrderMark + csvText([Object.keys(cells)]);
  for (let from = 0; from < found.length; from += atOnce) {
    const ids = found.slice(from, from + atOnce).map(({ id }) => id);
    const byId = new Map((await findExported(ids)).map((order) => [order.id, order]));
    const orders = ids.flatMap((id) => byId.get(id) ?? []).map((order) => (contactsVisible ? order : maskContact(order)));
    yield csvText(orders.map((order) => Object.values(cells).map((textOf) => oneLine(textOf(order)))));
  }
}

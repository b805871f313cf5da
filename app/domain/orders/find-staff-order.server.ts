import { listHolders } from "#app/domain/payments/list-holders.server.ts";
import type { PaymentMethod } from "#app/domain/payments/method.ts";
import type { Thousandths } from "#app/lib/quantity.ts";
import { db } from "#app/platform/db.server.ts";
import { type CustomerMarks, findCustomerMarks, marksOf } from "./customer-marks.server.ts";
import { maskContact, maskPhonesIn } from "./mask-contact.ts";
import { lineColumns, moneyOf, orderColumns } from "./order-columns.ts";
import { listOrderHistory, maskHistory, type OrderHistory } from "./order-history.server.ts";
import { itemSource, orderSource } from "./source.ts";
import type { OrderStatus } from "./status.ts";
import { dateText, timeText } from "./wall-time.ts";

const line = {
  ...lineColumns,
  packageId: true,
  replacesId: true,
  agreedHow: true,
  priceReason: true,
  source: true,
  imageUrl: true,
  product: { select: { soldByWeight: true, orderLimit: true } },
  package: { select: { featured: true } },
  components: { select: { id: true, name: true, nameUr: true, quantity: true }, orderBy: { id: "asc" } },
} as const;

const columns = {
  ...orderColumns,
  userId: true,
  source: true,
  customerEmail: true,
  whatsappPhone: true,
  paymentReference: true,
  itemsCount: true,
  version: true,
  deliveredAt: true,
  acknowledgedAt: true,
  customerConfirmedAt: true,
  lines: { select: line, orderBy: { id: "asc" }, take: 500 },
  payments: {
    select: {
      id: true,
      method: true,
      status: true,
      amount: true,
      received: true,
      gatewayTransactionId: true,
      entries: {
        select: {
          id: true,
          kind: true,
          amount: true,
          cause: true,
          method: true,
          note: true,
          tendered: true,
          change: true,
          createdAt: true,
        },
        orderBy: { id: "asc" },
      },
    },
    orderBy: { id: "asc" },
    take: 20,
  },
  specialRequests: {
    select: { id: true, productName: true, description: true, quantity: true, urgency: true, contactMethod: true },
    orderBy: { id: "asc" },
    take: 50,
  },
} as const;

const findRow = (id: number) => db.order.findUnique({ where: { id }, select: columns });
type Row = NonNullable<Awaited<ReturnType<typeof findRow>>>;

function readLine({ product, package: sold, quantity, packedQuantity, components, ...row }: Row["lines"][number]) {
  return {
    ...row,
    ...moneyOf<"listPrice" | "unitPrice" | "lineTotal">(row),
    source: itemSource(row.source),
    soldByWeight: product?.soldByWeight ?? false,
    orderLimit: (product?.orderLimit ?? null) as Thousandths | null,
    isFeatured: sold?.featured ?? false,
    quantity: quantity as Thousandths,
    packedQuantity: packedQuantity as Thousandths | null,
    components: components.map((component) => ({ ...component, quantity: component.quantity as Thousandths })),
  };
}

function readOrder({ lines, payments, deliveryDate, scheduledDeliveryTime, ...row }: Row) {
  return {
    ...row,
    ...moneyOf<"subtotal" | "deliveryCharge" | "rounding" | "total" | "received" | "due">(row),
    source: orderSource(row.source),
    status: row.status as OrderStatus,
    paymentMethod: row.paymentMethod as PaymentMethod,
    deliveryDate: dateText(deliveryDate),
    deliveryTime: timeText(scheduledDeliveryTime),
    lines: lines.map(readLine),
    payments: payments.map(({ entries, ...payment }) => ({
      ...payment,
      ...moneyOf<"amount" | "received">(payment),
      entries: entries.map(({ tendered, change, ...entry }) => ({
        ...entry,
        ...moneyOf<"amount">(entry),
        id: Number(entry.id),
        cash: tendered === null || change === null ? null : moneyOf<"tendered" | "change">({ tendered, change }),
      })),
    })),
  };
}

/** One order as staff see it, with its lines as they were when it was placed. Amounts are paisa. */
export type StaffOrder = ReturnType<typeof readOrder> & {
  timeline: OrderHistory;
  marks: CustomerMarks;
  /** the other orders that name this one's transfer */
  referenceHolders: readonly number[];
};
/** One line of it. */
export type StaffOrderLine = StaffOrder["lines"][number];

/** For those who may not edit orders: phone, e-mail and address removed from every field (decisions, People and rights). */
function masked(order: StaffOrder): StaffOrder {
  return {
    ...maskContact(order),
    specialRequests: order.specialRequests.map((request) => ({
      ...request,
      description: maskPhonesIn(request.description),
      contactMethod: maskPhonesIn(request.contactMethod),
    })),
    lines: order.lines.map((line) => ({
      ...line,
      name: line.lineTotal < 0 ? (maskPhonesIn(line.name) ?? "") : line.name, // a credit is called what staff noted about it
      agreedHow: maskPhonesIn(line.agreedHow),
      priceReason: maskPhonesIn(line.priceReason),
    })),
    payments: order.payments.map((payment) => ({
      ...payment,
      entries: payment.entries.map((entry) => ({ ...entry, note: maskPhonesIn(entry.note) })),
    })),
    timeline: maskHistory(order.timeline),
  };
}

/** One order with everything that belongs to it, or null. Without `contactsVisible` phone, e-mail and address come masked. */
export async function findStaffOrder(id: number, { contactsVisible }: { contactsVisible: boolean }): Promise<StaffOrder | null> {
  const [row, timeline, marks] = await Promise.all([findRow(id), listOrderHistory(id), findCustomerMarks([id])]);
  if (!row) return null;
  const { paymentMethod: method, paymentReference: reference } = row;
  const holders = reference && method !== "cash" ? await listHolders(db, { method, reference, orderId: id }) : [];
  const referenceHolders = holders.map(({ orderId }) => orderId);
  const order = { ...readOrder(row), timeline, marks: marksOf(marks, id), referenceHolders };
  return contactsVisible ? order : masked(order);
}

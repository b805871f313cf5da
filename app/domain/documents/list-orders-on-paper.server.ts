import { maskContact } from "#app/domain/orders/mask-contact.ts";
import { lineColumns, moneyOf, orderColumns } from "#app/domain/orders/order-columns.ts";
import { orderSource } from "#app/domain/orders/source.ts";
import type { OrderStatus } from "#app/domain/orders/status.ts";
import { dateText, timeText } from "#app/domain/orders/wall-time.ts";
import type { PaymentMethod } from "#app/domain/payments/method.ts";
import { waysOf } from "#app/domain/payments/ways.ts";
import type { Paisa } from "#app/lib/money.ts";
import { withOneLineTexts } from "#app/lib/one-line.ts";
import type { Thousandths } from "#app/lib/quantity.ts";
import { db } from "#app/platform/db.server.ts";

/** How many orders one paper may be about. */
export const maxOnPaper = 100;

const shelf = {
  unit: true,
  soldByWeight: true,
  category: { select: { id: true, name: true, nameUr: true, displayOrder: true } },
} as const;

const line = {
  ...lineColumns,
  product: { select: shelf },
  components: {
    select: { id: true, productId: true, name: true, nameUr: true, quantity: true, product: { select: shelf } },
    orderBy: { id: "asc" },
  },
  replaces: { select: { id: true, name: true, nameUr: true } },
  replacements: { select: { id: true }, take: 1 },
} as const;

const columns = {
  ...orderColumns,
  source: true,
  orderedCharge: true,
  acknowledgedBy: { select: { name: true } },
  payments: {
    select: {
      method: true,
      gatewayTransactionId: true,
      received: true,
      entries: { select: { amount: true, tendered: true, change: true }, where: { kind: "charge" }, orderBy: { id: "asc" } },
    },
    orderBy: { id: "asc" },
    take: 20,
  },
  khataEntries: { select: { balance: true }, orderBy: { id: "desc" }, take: 1 },
  lines: { select: line, orderBy: { id: "asc" }, take: 500 },
} as const;

const listRows = (ids: readonly number[]) =>
  db.order.findMany({ where: { id: { in: [...ids] } }, select: columns, take: maxOnPaper });
type Row = Awaited<ReturnType<typeof listRows>>[number];

function readLine({ product, quantity, packedQuantity, components, replacements, ...row }: Row["lines"][number]) {
  return {
    ...row,
    ...moneyOf<"listPrice" | "unitPrice" | "lineTotal">(row),
    soldByWeight: product?.soldByWeight ?? false,
    category: product?.category ?? null,
    quantity: quantity as Thousandths,
    packedQuantity: packedQuantity as Thousandths | null,
    /** something else was sent in its place */
    isReplaced: replacements.length > 0,
    components: components.map(({ product: part, ...component }) => ({
      ...component,
      ...part,
      quantity: component.quantity as Thousandths,
    })),
  };
}

/** What was received, in the order it came; of cash at the counter also what was handed over and what went back. */
const readReceipts = (payments: Row["payments"]) =>
  payments.flatMap(({ method, gatewayTransactionId: reference, entries }) =>
    entries.map(({ amount, tendered, change }) => ({
      method,
      reference,
      amount: amount as Paisa,
      cash: tendered === null ? null : { tendered: tendered as Paisa, change: (change ?? 0) as Paisa },
    })),
  );

function readOrder({ lines, payments, khataEntries, acknowledgedBy, deliveryDate, scheduledDeliveryTime, ...row }: Row) {
  return {
    ...row,
    source: orderSource(row.source),
    /** who took it, where staff wrote it down */
    staff: acknowledgedBy?.name ?? null,
    receipts: readReceipts(payments),
    /** what the customer owed on khata after this order; null where none of it went there */
    khataBalance: (khataEntries[0]?.balance ?? null) as Paisa | null,
    ways: waysOf(payments),
    ...moneyOf<"subtotal" | "deliveryCharge" | "rounding" | "total" | "received" | "due">(row),
    status: row.status as OrderStatus,
    paymentMethod: row.paymentMethod as PaymentMethod,
    deliveryDate: dateText(deliveryDate),
    deliveryTime: timeText(scheduledDeliveryTime),
    lines: lines.map(readLine),
  };
}

/** One order as its documents need it: its lines as they were when it was placed, each with its category. */
export type OrderOnPaper = ReturnType<typeof readOrder>;
/** One line of it. */
export type LineOnPaper = OrderOnPaper["lines"][number];

/**
 * What the papers of orders are made from, in the order of `ids`; those that are not there are left out. At most
 * `maxOnPaper`. Every text is one line, also a note of several: each line of a slip is the shop's own. Without `contactsVisible` phone, address and numbers in notes come masked. Amounts are paisa.
 */
export async function listOrdersOnPaper(
  ids: readonly number[],
  { contactsVisible }: { contactsVisible: boolean },
): Promise<OrderOnPaper[]> {
  const rows = await listRows(ids);
  const place = new Map(ids.map((id, at) => [id, at]));
  return rows
    .map((row) => withOneLineTexts(readOrder(row)))
    .map((order) => (contactsVisible ? order : maskContact(order)))
    .sort((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
}

import type { ClientBase } from "pg";
import { gatewayOf } from "#app/domain/payments/method.ts";
import type { Prisma } from "#app/generated/prisma/client.ts";
import { type DrawnOrder, roundingStep } from "./draw-orders.ts";
import { insertRows } from "./insert-rows.ts";
import { staffIds } from "./seed-people.ts";

/** The orders with their lines, what packages drew, their timelines and two special requests. */
export async function seedOrders(client: ClientBase, orders: readonly DrawnOrder[]): Promise<void> {
  await insertRows<Prisma.OrderCreateManyInput>(client, "orders", orders.map(orderRow));
  await seedLines(client, orders);
  await insertRows<Prisma.OrderEventCreateManyInput>(
    client,
    "order_events",
    orders.flatMap(({ id, story }) => story.map(({ status, at, by }) => ({ orderId: id, status, byUserId: by, createdAt: at }))),
  );
  const [first, second] = orders.filter(({ customer }) => customer.email === "customer@demo.test").reverse();
  if (!first || !second) return;
  await insertRows<Prisma.SpecialRequestCreateManyInput>(client, "order_special_requests", [
    {
      orderId: first.id,
      userId: first.customer.id,
      productName: "Multani sohan halwa",
      description: "Hafiz ka, desi ghee wala",
      quantity: "1 kg",
      urgency: "this week",
      contactMethod: "whatsapp",
      createdAt: first.placedAt,
    },
    {
      orderId: second.id,
      userId: second.customer.id,
      productName: "Kairi",
      description: null,
      quantity: "2 kg",
      urgency: "no hurry",
      contactMethod: "phone",
      createdAt: second.placedAt,
    },
  ]);
}

function orderRow(order: DrawnOrder): Prisma.OrderCreateManyInput {
  const { customer, story, slot, lines } = order;
  const last = story.at(-1)?.at ?? order.placedAt;
  return {
    id: order.id,
    trackingId: order.trackingId,
    userId: customer.id,
    source: lines.some(({ source }) => source === "whatsapp") ? "whatsapp" : "web",
    customerName: customer.name,
    customerPhone: customer.phone,
    customerEmail: customer.email,
    whatsappPhone: customer.id % 4 === 0 ? customer.phone : null,
    deliveryZone: customer.zone,
    deliveryZoneId: order.zoneId,
    deliveryAddress: customer.address,
    landmark: customer.landmark,
    deliveryDate: slot.date,
    scheduledDeliveryTime: slot.time,
    deliveryNotes: order.id % 7 === 0 ? "Ghanti na bajayein, call karein" : null,
    substitution: (["call", "similar", "leave_out"] as const)[order.id % 3],
    status: order.status,
    isPaid: order.paidAt !== null && order.refundedAt === null,
    paymentMethod: order.method,
    paymentReference: order.reference,
    subtotal: order.subtotal,
    deliveryCharge: order.charge,
    rounding: order.rounding,
    roundingStep,
    total: order.total,
    itemsCount: lines.length,
    createdAt: order.placedAt,
    updatedAt: last,
    deliveredAt: order.status === "delivered" ? last : null,
    acknowledgedAt: order.placedAt, // the demo opens quietly: what rings there came in since
  };
}

async function seedLines(client: ClientBase, orders: readonly DrawnOrder[]): Promise<void> {
  const numbered = orders
    .flatMap((order) => order.lines.map((line) => ({ order, line })))
    .map((entry, at) => ({ ...entry, id: at + 1 }));
  await insertRows<Prisma.OrderLineCreateManyInput>(
    client,
    "order_lines",
    numbered.map(({ id, order, line: { drawn: _, ...line } }) => ({
      id,
      orderId: order.id,
      ...line,
      packedQuantity: order.status === "delivered" ? line.quantity : null,
    })),
  );
  await insertRows<Prisma.OrderLineComponentCreateManyInput>(
    client,
    "order_line_components",
    numbered
      .filter(({ line }) => line.kind === "package")
      .flatMap(({ id, line }) =>
        line.drawn.map(({ product: { id: productId, name, nameUr, costPrice }, quantity }) => ({
          lineId: id,
          productId,
          name,
          nameUr,
          quantity,
          unitCost: costPrice,
        })),
      ),
  );
}

/**
 * One payment an order, completed once the money is in, and a ledger row for each receipt and refund; some transfers arrived only at the
 * second try.
 */
export async function seedPayments(client: ClientBase, orders: readonly DrawnOrder[]): Promise<void> {
  await insertRows<Prisma.PaymentCreateManyInput>(
    client,
    "payments",
    orders.map((order) => ({
      id: order.id,
      orderId: order.id,
      method: order.method,
      gatewayName: gatewayOf[order.method],
      gatewayTransactionId: order.paidAt && order.reference,
      amount: order.total,
      currency: "PKR",
      status: paymentStatus(order),
      createdAt: order.placedAt,
      updatedAt: order.refundedAt ?? order.paidAt ?? order.placedAt,
    })),
  );
  const retried = orders.filter(({ id, method, paidAt }) => paidAt && method !== "cash" && id % 5 === 0);
  await insertRows<Prisma.PaymentCreateManyInput>(
    client,
    "payments",
    retried.map((order, at) => ({
      id: orders.length + at + 1,
      orderId: order.id,
      method: order.method,
      gatewayName: gatewayOf[order.method],
      gatewayTransactionId: `${order.reference}0`,
      amount: order.total,
      currency: "PKR",
      status: "failed" as const,
      createdAt: order.placedAt,
      updatedAt: order.placedAt,
    })),
  );
  const moves = orders.flatMap(({ id, total, paidAt, refundedAt }) => {
    const entry = { paymentId: id, amount: total, byUserId: staffIds.cashier };
    return [
      ...(paidAt ? [{ ...entry, kind: "charge" as const, cause: null, createdAt: paidAt }] : []),
      ...(refundedAt ? [{ ...entry, kind: "refund" as const, cause: "overpaid", createdAt: refundedAt }] : []),
    ];
  });
  await insertRows<Prisma.PaymentEntryCreateManyInput>(
    client,
    "payment_entries",
    moves.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime()),
  );
}

function paymentStatus({ status, paidAt, refundedAt, method }: DrawnOrder) {
  if (refundedAt) return "refunded" as const;
  if (paidAt) return "completed" as const;
  if (status === "cancelled") return "cancelled" as const;
  return gatewayOf[method] && method !== "cash" ? ("processing" as const) : ("pending" as const);
}

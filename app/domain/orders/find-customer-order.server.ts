import { packagePrint } from "#app/domain/catalog/placeholder.ts";
import { waysOf } from "#app/domain/payments/ways.ts";
import type { Prisma } from "#app/generated/prisma/client.ts";
import type { PaymentMethod, Substitution } from "#app/generated/prisma/enums.ts";
import type { Paisa } from "#app/lib/money.ts";
import type { Thousandths } from "#app/lib/quantity.ts";
import { db } from "#app/platform/db.server.ts";
import { cancelMoney, moneySelect } from "./cancel-money.ts";
import { moneyOf } from "./order-columns.ts";
import type { OrderStatus } from "./status.ts";
import { transferClaim } from "./transfer-claim.ts";
import { dateText, timeText } from "./wall-time.ts";

/** When an order came to a status. */
export type TimelineEntry = { status: OrderStatus; at: Date };

/** The moves of an order that a customer is shown, the latest first: of one that moved very often, where it is now. */
export const latestEvents = { select: { status: true, createdAt: true }, orderBy: { id: "desc" }, take: 50 } as const;

/** The timeline that a customer sees, in the order of time, from `latestEvents`. */
export const timelineOf = (events: readonly { status: string; createdAt: Date }[]): TimelineEntry[] =>
  events.map(({ status, createdAt }) => ({ status: status as OrderStatus, at: createdAt })).reverse();

const lineSelect = {
  id: true,
  kind: true,
  productId: true,
  packageId: true,
  name: true,
  nameUr: true,
  unit: true,
  unitSize: true,
  imageUrl: true,
  quantity: true,
  packedQuantity: true,
  substitution: true,
  replaces: { select: { id: true, name: true, nameUr: true } },
  listPrice: true,
  unitPrice: true,
  lineTotal: true,
  product: { select: { soldByWeight: true, category: { select: { glyph: true, hue: true } } } },
} as const;

type Line = Prisma.OrderLineGetPayload<{ select: typeof lineSelect }>;

const readLine = ({ product, ...line }: Line) => ({
  ...line,
  ...moneyOf<"listPrice" | "unitPrice" | "lineTotal">(line),
  quantity: line.quantity as Thousandths,
  packedQuantity: line.packedQuantity as Thousandths | null,
  soldByWeight: product?.soldByWeight ?? false,
  ...(product?.category ?? packagePrint),
});

/**
 * A customer's own order as its page shows it; null when it is not there or not theirs, which must look the same.
 * Lines are the snapshots of the day of the order. Money in paisa, quantities in thousandths.
 */
export async function findCustomerOrder(id: number, userId: number) {
  const order = await db.order.findFirst({
    where: { id, userId },
    include: {
      lines: { select: lineSelect, orderBy: { id: "asc" }, take: 300 },
      events: latestEvents,
      payments: moneySelect.payments,
    },
  });
  if (!order) return null;
  return {
    id: order.id,
    trackingId: order.trackingId,
    status: order.status as OrderStatus,
    customerName: order.customerName,
    customerPhone: order.customerPhone,
    deliveryZone: order.deliveryZone,
    deliveryAddress: order.deliveryAddress,
    landmark: order.landmark,
    deliveryDate: dateText(order.deliveryDate),
    scheduledDeliveryTime: timeText(order.scheduledDeliveryTime),
    substitution: order.substitution as Substitution,
    paymentMethod: order.paymentMethod as PaymentMethod,
    paymentReference: order.paymentReference,
    claim: transferClaim(order),
    ways: waysOf(order.payments),
    cancelMoney: cancelMoney(order),
    subtotal: order.subtotal as Paisa,
    deliveryCharge: order.deliveryCharge as Paisa,
    rounding: order.rounding as Paisa,
    roundingStep: order.roundingStep,
    total: order.total as Paisa,
    orderedCharge: order.orderedCharge,
    itemsCount: order.itemsCount,
    received: order.received as Paisa,
    due: order.due as Paisa,
    version: order.version,
    createdAt: order.createdAt,
    timeline: timelineOf(order.events),
    lines: order.lines.map(readLine),
  };
}

/** A customer's own order, whole. */
export type CustomerOrder = NonNullable<Awaited<ReturnType<typeof findCustomerOrder>>>;

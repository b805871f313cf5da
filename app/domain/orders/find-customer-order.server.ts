import type { PaymentMethod, Substitution } from "#app/generated/prisma/enums.ts";
import type { Paisa } from "#app/lib/money.ts";
import type { Thousandths } from "#app/lib/quantity.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderStatus } from "./status.ts";

/** When an order came to a status. */
export type TimelineEntry = { status: OrderStatus; at: Date };

const dayOf = (date: Date | null) => date?.toISOString().slice(0, 10) ?? null;
const timeOf = (time: Date | null) => time?.toISOString().slice(11, 19) ?? null;

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
  listPrice: true,
  unitPrice: true,
  lineTotal: true,
  product: { select: { soldByWeight: true, category: { select: { glyph: true, hue: true } } } },
} as const;

/**
 * A customer's own order as its page shows it; null when it is not there or not theirs, which must look the same.
 * Lines are the snapshots of the day of the order. Money in paisa, quantities in thousandths.
 */
export async function findCustomerOrder(id: number, userId: number) {
  const order = await db.order.findFirst({
    where: { id, userId },
    include: {
      lines: { select: lineSelect, orderBy: { id: "asc" }, take: 300 },
      events: { select: { status: true, createdAt: true }, orderBy: { id: "asc" }, take: 50 },
    },
  });
  if (!order) return null;
  return {
    id: order.id,
    trackingId: order.trackingId,
    status: order.status as OrderStatus,
    isPaid: order.isPaid,
    customerName: order.customerName,
    customerPhone: order.customerPhone,
    deliveryZone: order.deliveryZone,
    deliveryAddress: order.deliveryAddress,
    landmark: order.landmark,
    deliveryDate: dayOf(order.deliveryDate),
    scheduledDeliveryTime: timeOf(order.scheduledDeliveryTime),
    deliveryNotes: order.deliveryNotes,
    substitution: order.substitution as Substitution,
    paymentMethod: order.paymentMethod as PaymentMethod,
    paymentReference: order.paymentReference,
    subtotal: order.subtotal as Paisa,
    deliveryCharge: order.deliveryCharge as Paisa,
    total: order.total as Paisa,
    createdAt: order.createdAt,
    timeline: order.events.map((event): TimelineEntry => ({ status: event.status as OrderStatus, at: event.createdAt })),
    lines: order.lines.map(({ product, ...line }) => ({
      ...line,
      quantity: line.quantity as Thousandths,
      listPrice: line.listPrice as Paisa,
      unitPrice: line.unitPrice as Paisa,
      lineTotal: line.lineTotal as Paisa,
      soldByWeight: product?.soldByWeight ?? false,
      glyph: product?.category.glyph ?? "package",
      hue: product?.category.hue ?? 85,
    })),
  };
}

/** A customer's own order, whole. */
export type CustomerOrder = NonNullable<Awaited<ReturnType<typeof findCustomerOrder>>>;

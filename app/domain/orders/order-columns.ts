import type { Paisa } from "#app/lib/money.ts";

/** What every view and paper of an order reads of it. */
export const orderColumns = {
  id: true,
  trackingId: true,
  customerName: true,
  customerPhone: true,
  deliveryZone: true,
  deliveryAddress: true,
  landmark: true,
  deliveryDate: true,
  scheduledDeliveryTime: true,
  deliveryNotes: true,
  substitution: true,
  status: true,
  isPaid: true,
  paymentMethod: true,
  subtotal: true,
  deliveryCharge: true,
  rounding: true,
  roundingStep: true,
  total: true,
  received: true,
  due: true,
  createdAt: true,
} as const;

/** What they read of each of its lines: money in paisa, quantities in thousandths. */
export const lineColumns = {
  id: true,
  kind: true,
  productId: true,
  name: true,
  nameUr: true,
  description: true,
  unit: true,
  unitSize: true,
  quantity: true,
  packedQuantity: true,
  substitution: true,
  listPrice: true,
  unitPrice: true,
  lineTotal: true,
} as const;

/** The same row, with those of its numbers that are money known as paisa. */
export const moneyOf = <Name extends string>(row: Record<Name, number>) => row as unknown as Record<Name, Paisa>;

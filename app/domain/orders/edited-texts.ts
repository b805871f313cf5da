import { formatPhone } from "#app/lib/format-phone.ts";
import type { FormTexts } from "#app/lib/merge-fields.ts";
import type { OrderChange } from "./change-order.server.ts";

/** The columns behind the fields of "Edit order". */
export const editedColumns = {
  status: "status",
  is_paid: "isPaid",
  delivery_date: "deliveryDate",
  scheduled_delivery_time: "deliveryTime",
  delivery_notes: "deliveryNotes",
} as const satisfies Readonly<Record<string, keyof OrderChange>>;

/** What "Edit order" shows of an order: a tick is "on" or "off", a time HH:mm. */
export const orderTexts = (order: OrderChange): FormTexts => ({
  status: order.status,
  is_paid: order.isPaid ? "on" : "off",
  delivery_date: order.deliveryDate ?? "",
  scheduled_delivery_time: order.deliveryTime?.slice(0, 5) ?? "",
  delivery_notes: order.deliveryNotes ?? "",
});

/** Who an order goes to and where. Phones are +923XXXXXXXXX. */
export type Delivery = {
  customerName: string;
  customerPhone: string;
  deliveryZone: string;
  deliveryAddress: string;
  landmark: string | null;
};

/** The columns behind the fields of the form that says who an order goes to and where. */
export const deliveryColumns = {
  customer_name: "customerName",
  customer_phone: "customerPhone",
  delivery_zone: "deliveryZone",
  delivery_address: "deliveryAddress",
  landmark: "landmark",
} as const satisfies Readonly<Record<string, keyof Delivery>>;

/** What that form shows of an order. */
export const deliveryTexts = (delivery: Delivery): FormTexts => ({
  customer_name: delivery.customerName,
  customer_phone: formatPhone(delivery.customerPhone),
  delivery_zone: delivery.deliveryZone,
  delivery_address: delivery.deliveryAddress,
  landmark: delivery.landmark ?? "",
});

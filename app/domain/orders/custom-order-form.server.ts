import { z } from "zod";
import {
  callerField,
  dateField,
  idField,
  lineField,
  moneyField,
  personField,
  phoneField,
  textField,
  tickField,
  timeField,
} from "#app/lib/form-fields.server.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { piecesField } from "./add-line-form.server.ts";
import type { NewStaffOrder } from "./create-staff-order.server.ts";
import { customPayments, type ItemPart, itemField, itemParts, maxItems } from "./custom-item.ts";
import type { CustomLine } from "./staff-lines.server.ts";

const item = z
  .object({
    name: lineField(200),
    description: textField(500).nullish(),
    quantity: piecesField,
    price: moneyField,
    product: idField.nullish(),
  })
  .transform(
    ({ name, description, quantity, price, product }): CustomLine => ({
      kind: "custom",
      name,
      description: description ?? null,
      quantity: thousandths(quantity * 1000),
      unitPrice: price,
      source: "admin",
      productId: product ?? null,
    }),
  );

const rows = z.array(item).max(maxItems);

/** Reads the items that the form was given as one text. */
const itemsField = z
  .string()
  .optional()
  .transform((text, context): CustomLine[] => {
    const read = rows.safeParse(JSON.parse(text ?? "[]"));
    if (read.success) return read.data;
    context.addIssue({ code: "custom", message: "custom-item" });
    return z.NEVER;
  });

/** A posted custom order with its items gathered out of their numbered fields into one; a row without name and price is no item. */
export function gatherItems(form: FormData): FormData {
  const items: Partial<Record<ItemPart, string>>[] = [];
  for (let at = 0; at < maxItems; at += 1) {
    const typed = itemParts.map((part) => [part, String(form.get(itemField(part, at)) ?? "").trim()] as const);
    const filled = Object.fromEntries(typed.filter(([, value]) => value !== ""));
    if (filled["name"] || filled["price"] || filled["product"]) items.push(filled);
  }
  form.set("items", JSON.stringify(items));
  return form;
}

/**
 * An order that staff makes (A5.18 to A5.21): name, phone and address, at least one item, no price or charge below 0. A charge left
 * empty is the zone's own. `key` is the idempotency key, `past_record` sells more than is on record.
 */
export const customOrderForm = z
  .object({
    customer_name: personField(100).optional(),
    customer_phone: callerField.optional(),
    whatsapp_phone: phoneField.optional(),
    delivery_address: textField(500).optional(),
    delivery_zone: lineField(100),
    delivery_date: dateField.optional(),
    scheduled_delivery_time: timeField.optional(),
    delivery_notes: textField(500).optional(),
    payment_method: z.enum(customPayments, "choice").default("cash"),
    delivery_charge: moneyField.optional(),
    items: itemsField,
    past_record: tickField,
    key: z
      .string()
      .regex(/^[\w-]{8,64}$/, "invalid")
      .optional(),
  })
  .superRefine(({ customer_name, customer_phone, delivery_address, items }, context) => {
    if (!customer_name || !customer_phone || !delivery_address) context.addIssue({ code: "custom", message: "custom-order" });
    else if (items.length === 0) context.addIssue({ code: "custom", message: "custom-order-items" });
  })
  .transform(
    (form): NewStaffOrder => ({
      source: "admin",
      customerName: form.customer_name ?? "",
      customerPhone: form.customer_phone ?? "",
      customerEmail: null,
      whatsappPhone: form.whatsapp_phone ?? null,
      deliveryZone: form.delivery_zone,
      deliveryAddress: form.delivery_address ?? "",
      deliveryDate: form.delivery_date ?? null,
      deliveryTime: form.scheduled_delivery_time ?? null,
      deliveryNotes: form.delivery_notes ?? null,
      paymentMethod: form.payment_method,
      deliveryCharge: form.delivery_charge ?? null,
      lines: form.items,
      key: form.key ?? null,
      pastRecord: form.past_record,
    }),
  );

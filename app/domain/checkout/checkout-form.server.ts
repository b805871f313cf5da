import { z } from "zod";
import { substitutions } from "#app/domain/cart/cart-line.ts";
import { referenceField } from "#app/domain/payments/reference-form.server.ts";
import { transferMethods } from "#app/domain/settings/transfer-methods.ts";
import type { PaymentMethod } from "#app/generated/prisma/enums.ts";
import { dateField, lineField, personField, phoneField, textField, timeField } from "#app/lib/form-fields.server.ts";

/** The ways to pay of the storefront, each transfer only while its payee is set; a card needs the shop's terminal. */
export const webPaymentMethods = ["cash", ...transferMethods, "khata"] as const satisfies readonly PaymentMethod[];

/**
 * Everything a customer fills in to order. `address_id` is a saved address, whose zone and address `fillSavedAddress` then writes
 * into the form, or "new"; `key` is the idempotency key of one submit; `shown` holds the prices and charges that were on screen.
 */
export const checkoutForm = z.object({
  address_id: z
    .string()
    .regex(/^(new|[1-9]\d{0,9})$/, "saved-address")
    .optional(),
  customer_name: personField(100),
  customer_phone: phoneField,
  whatsapp_phone: phoneField.optional(),
  delivery_zone: lineField(100),
  delivery_address: textField(500, 5),
  landmark: lineField(200).optional(),
  delivery_date: dateField,
  scheduled_delivery_time: timeField,
  delivery_notes: textField(500).optional(),
  substitution: z.enum(substitutions, "choice").default("call"),
  payment_method: z.enum(webPaymentMethods, "choice").default("cash"),
  payment_reference: referenceField.optional(),
  key: z
    .string()
    .regex(/^[\w-]{8,64}$/, "invalid")
    .optional(),
  shown: z.string().max(30_000).optional(),
});

/** A checkout that was read and checked. */
export type Checkout = z.infer<typeof checkoutForm>;

import { z } from "zod";
import { lineField, moneyField, orNull, quantityField, tickField } from "#app/lib/form-fields.server.ts";
import { idempotencyFields } from "./add-line-form.server.ts";

/** More than nothing of a product; what is not sent at all is left out instead. */
export const someField = quantityField.refine((quantity) => quantity > 0, "quantity");

/** How the customer agreed to pay for more than the tolerance; empty without an agreement. */
export const agreedField = lineField(200).optional().transform(orNull);

/**
 * One of the changes of a line: how much is ordered, how much was packed (empty: it is to be packed again), its price, or that it is left out.
 * Each has a form of its own, identified by `intent`; `past_record` sends more than is on record.
 */
export const editLineForm = z.discriminatedUnion(
  "intent",
  [
    z.object({ intent: z.literal("quantity"), quantity: someField, past_record: tickField, ...idempotencyFields }),
    z.object({
      intent: z.literal("pack"),
      packed_quantity: quantityField.optional().transform(orNull),
      agreed_how: agreedField,
      past_record: tickField,
      ...idempotencyFields,
    }),
    z.object({ intent: z.literal("remove"), ...idempotencyFields }),
    z.object({
      intent: z.literal("price"),
      unit_price: moneyField,
      price_reason: lineField(100),
      below_cost: tickField,
      ...idempotencyFields,
    }),
  ],
  "choice",
);

/** A change of a line that was read and checked. */
export type LineEdit = z.output<typeof editLineForm>;

import { z } from "zod";
import { paymentMethods } from "#app/domain/payments/payment-status.ts";
import { referenceField } from "#app/domain/payments/reference-form.server.ts";
import { lineField, moneyField, orNull, textField } from "#app/lib/form-fields.server.ts";
import { idempotencyFields } from "./add-line-form.server.ts";

/** How staff answer for a transfer's number that is held, or booked on the order already. */
const referenceAnswers = {
  take_over: lineField(200, 3).optional().transform(orNull),
  in_parts: z.literal("yes", "choice").optional(),
};

/** Money that came in for a payment; without a reference it is the customer's own. */
export const receivePaymentForm = z.object({
  amount: moneyField.refine((amount) => amount > 0, "money"),
  method: z.enum(paymentMethods, "choice"),
  payment_reference: referenceField.optional().transform(orNull),
  ...referenceAnswers,
  ...idempotencyFields,
});

/** A payment that did not arrive, and why. */
export const failPaymentForm = z.object({ note: textField(200).optional().transform(orNull), ...idempotencyFields });

/** The reference of a payment. */
export const paymentReferenceForm = z.object({ payment_reference: referenceField, ...referenceAnswers, ...idempotencyFields });

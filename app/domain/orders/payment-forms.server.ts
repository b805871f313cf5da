import { z } from "zod";
import { paymentMethods } from "#app/domain/payments/payment-status.ts";
import { referenceField } from "#app/domain/payments/reference-form.server.ts";
import { moneyField, orNull, textField } from "#app/lib/form-fields.server.ts";
import { idempotencyFields } from "./add-line-form.server.ts";

/** Money that came in for a payment; without a reference it is the customer's own. */
export const receivePaymentForm = z.object({
  amount: moneyField.refine((amount) => amount > 0, "money"),
  method: z.enum(paymentMethods, "choice"),
  payment_reference: referenceField.optional().transform(orNull),
  ...idempotencyFields,
});

/** A payment that did not arrive, and why. */
export const failPaymentForm = z.object({ note: textField(200).optional().transform(orNull), ...idempotencyFields });

/** The reference of a payment. */
export const paymentReferenceForm = z.object({ payment_reference: referenceField, ...idempotencyFields });

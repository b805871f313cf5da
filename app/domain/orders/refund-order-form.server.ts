import { z } from "zod";
import { refundCauses } from "#app/domain/payments/refund-cause.ts";
import { moneyField, orNull, textField } from "#app/lib/form-fields.server.ts";
import { idempotencyFields } from "./add-line-form.server.ts";

/** Money that goes back: how much, why, and what staff want to note about it. How much may go back depends on the order. */
export const refundOrderForm = z.object({
  amount: moneyField.refine((amount) => amount > 0, "money"),
  cause: z.enum(refundCauses, "choice"),
  note: textField(200).optional().transform(orNull),
  ...idempotencyFields,
});

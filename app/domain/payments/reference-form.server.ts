import { z } from "zod";
import { orNull, textField } from "#app/lib/form-fields.server.ts";

/** What a bank or wallet calls one transfer: 4 to 64 characters, a letter or digit among them. */
export const referenceField = textField(64, 4).refine((text) => /[\p{L}\p{N}]/u.test(text), "invalid");

/** The reference of a customer's transfer; `key` names one press of the button. */
export const referenceForm = z.object({
  payment_reference: referenceField,
  key: textField(64, 8).optional().catch(undefined).transform(orNull),
});

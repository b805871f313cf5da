import { z } from "zod";
import { lineField, orNull } from "#app/lib/form-fields.server.ts";

/** A bank's or wallet's reference of a transfer: 4 to 64 characters, a letter or digit among them. */
export const referenceField = lineField(64, 4).refine((text) => /[\p{L}\p{N}]/u.test(text), "invalid");

/** The reference of a customer's transfer; `key` is the idempotency key. */
export const referenceForm = z.object({
  payment_reference: referenceField,
  key: lineField(64, 8).optional().catch(undefined).transform(orNull),
});

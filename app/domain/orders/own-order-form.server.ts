import { z } from "zod";
import {
  lineField,
  moneyField,
  orNull,
  personField,
  phoneField,
  textField,
  wholeNumberField,
} from "#app/lib/form-fields.server.ts";
import { idempotencyFields } from "./add-line-form.server.ts";
import { cancelReasons } from "./status.ts";

/** The reason of a customer who cancels; without one, or with one that is not offered, the order is cancelled all the same. */
export const cancelOrderForm = z.object({ reason: z.enum(cancelReasons).optional().catch(undefined).transform(orNull) });

/** The weekday of a weekly repeat, 0 is Sunday. */
export const repeatForm = z.object({ weekday: wholeNumberField(0, 6) });

/**
 * Who a customer's order goes to and where. `agreed_total` is the total in rupees that they were shown and agree to; one that cannot be
 * read counts as none.
 */
export const deliveryForm = z
  .object({
    customer_name: personField(100),
    customer_phone: phoneField,
    delivery_zone: lineField(100),
    delivery_address: textField(500, 5),
    landmark: lineField(200).optional().transform(orNull),
    agreed_total: moneyField.optional().catch(undefined).transform(orNull),
    ...idempotencyFields,
  })
  .transform(({ agreed_total: agreedTotal, version, key, ...form }) => ({
    agreedTotal,
    version,
    key,
    delivery: {
      customerName: form.customer_name,
      customerPhone: form.customer_phone,
      deliveryZone: form.delivery_zone,
      deliveryAddress: form.delivery_address,
      landmark: form.landmark,
    },
  }));

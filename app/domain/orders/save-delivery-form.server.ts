import { z } from "zod";
import { loadedField, moneyField, orNull, phoneField, textField } from "#app/lib/form-fields.server.ts";
import { idempotencyFields } from "./add-line-form.server.ts";

/** Who an order goes to and where; a charge left empty is the zone's own when the zone changes, else it stays. */
export const saveDeliveryForm = z
  .object({
    customer_name: textField(100),
    customer_phone: phoneField,
    delivery_zone: textField(100),
    delivery_address: textField(500),
    landmark: textField(200).optional().transform(orNull),
    delivery_charge: moneyField.optional().transform(orNull),
    loaded: loadedField,
    ...idempotencyFields,
  })
  .transform(({ delivery_charge: charge, loaded, version, key, ...form }) => ({
    delivery: {
      customerName: form.customer_name,
      customerPhone: form.customer_phone,
      deliveryZone: form.delivery_zone,
      deliveryAddress: form.delivery_address,
      landmark: form.landmark,
    },
    charge,
    loaded,
    version,
    key,
  }));

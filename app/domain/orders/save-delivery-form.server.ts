import { z } from "zod";
import { mergeChecks } from "#app/domain/resource/form-of.server.ts";
import { callerField, lineField, moneyField, orNull, personField, textField } from "#app/lib/form-fields.server.ts";
import { idempotencyFields } from "./add-line-form.server.ts";
import { deliveryColumns } from "./edited-texts.ts";

const merge = mergeChecks(Object.keys(deliveryColumns));

/** Who an order goes to and where; a charge left empty is the zone's own when the zone changes, else it stays. */
export const saveDeliveryForm = z
  .object({
    customer_name: personField(100),
    customer_phone: callerField,
    delivery_zone: lineField(100),
    delivery_address: textField(500),
    landmark: lineField(200).optional().transform(orNull),
    delivery_charge: moneyField.optional().transform(orNull),
    ...merge.shape,
    ...idempotencyFields,
  })
  .transform(({ delivery_charge: charge, version, key, ...form }) => ({
    delivery: {
      customerName: form.customer_name,
      customerPhone: form.customer_phone,
      deliveryZone: form.delivery_zone,
      deliveryAddress: form.delivery_address,
      landmark: form.landmark,
    },
    charge,
    merge: merge.read(form),
    version,
    key,
  }));

import { z } from "zod";
import { dateField, idField, loadedField, textField, tickField, timeField } from "#app/lib/form-fields.server.ts";
import { orderStatuses } from "./status.ts";

const emptyIsNull = <Value>(value: Value | undefined) => value ?? null;

/**
 * What staff may change of an order (A7.19). An empty date, time or note clears it; the time comes out as HH:mm:ss
 * (A7.20). `version` is the one that was on the screen: without it a save overwrites whatever is there, and one that
 * cannot be read counts as stale. `loaded` is what its fields showed when it was loaded. `return_to` is not checked here; `reply` comes from a page that waits for the answer itself.
 */
export const orderForm = z
  .object({
    status: z.enum(orderStatuses, "choice"),
    is_paid: tickField,
    delivery_date: dateField.optional().transform(emptyIsNull),
    scheduled_delivery_time: timeField.optional().transform(emptyIsNull),
    delivery_notes: textField(500).optional().transform(emptyIsNull),
    loaded: loadedField,
    version: idField.optional().transform(emptyIsNull).catch(0),
    return_to: z.string().optional().catch(undefined),
    reply: z.string().optional().catch(undefined),
  })
  .transform(({ version, loaded, return_to: returnTo, reply, ...form }) => ({
    version,
    loaded,
    returnTo,
    isWaiting: reply !== undefined,
    change: {
      status: form.status,
      isPaid: form.is_paid,
      deliveryDate: form.delivery_date,
      deliveryTime: form.scheduled_delivery_time,
      deliveryNotes: form.delivery_notes,
    },
  }));

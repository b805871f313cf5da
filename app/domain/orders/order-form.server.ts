import { z } from "zod";
import { mergeChecks } from "#app/domain/resource/form-of.server.ts";
import { dateField, idField, textField, tickField, timeField } from "#app/lib/form-fields.server.ts";
import { editedColumns } from "./edited-texts.ts";
import { orderStatuses } from "./status.ts";

const merge = mergeChecks(Object.keys(editedColumns));

const emptyIsNull = <Value>(value: Value | undefined) => value ?? null;

/**
 * What staff may change of an order (A7.19). An empty date, time or note clears it; the time comes out as HH:mm:ss
 * (A7.20). `version` is the one that was on the screen: without it a save overwrites whatever is there, and one that
 * cannot be read counts as stale. `merge` is what its fields showed when it was loaded and what was decided about conflicts. `takes_back_statement` agrees to clear the
 * paid flag of money that a statement booked. `return_to` is not checked here; `reply` comes from a page that waits for the answer itself.
 */
export const orderForm = z
  .object({
    status: z.enum(orderStatuses, "choice"),
    is_paid: tickField,
    takes_back_statement: tickField.catch(false),
    delivery_date: dateField.optional().transform(emptyIsNull),
    scheduled_delivery_time: timeField.optional().transform(emptyIsNull),
    delivery_notes: textField(500).optional().transform(emptyIsNull),
    ...merge.shape,
    version: idField.optional().transform(emptyIsNull).catch(0),
    return_to: z.string().optional().catch(undefined),
    reply: z.string().optional().catch(undefined),
  })
  .transform(({ version, return_to: returnTo, reply, ...form }) => ({
    version,
    merge: merge.read(form),
    returnTo,
    isWaiting: reply !== undefined,
    takesBackStatement: form.takes_back_statement,
    change: {
      status: form.status,
      isPaid: form.is_paid,
      deliveryDate: form.delivery_date,
      deliveryTime: form.scheduled_delivery_time,
      deliveryNotes: form.delivery_notes,
    },
  }));

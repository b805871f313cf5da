import { z } from "zod";
import { phoneField, textField, tickField } from "#app/lib/form-fields.server.ts";

/** The longest message to customers, characters. */
export const longestMessage = 300;

/**
 * The switch of maintenance mode, with what customers read and whom they write to. `version` is the one that was on
 * the screen: without it a save overwrites whatever is there, and one that cannot be read counts as stale.
 */
export const maintenanceForm = z
  .object({
    is_enabled: tickField,
    message: textField(longestMessage).optional(),
    whatsapp_number: phoneField,
    version: z.string().max(40).optional().catch("unreadable"),
  })
  .transform(({ version = null, message = "", ...fields }) => ({ version, change: { message, ...fields } }));

/** What staff may change of maintenance mode. */
export type MaintenanceChange = z.output<typeof maintenanceForm>["change"];

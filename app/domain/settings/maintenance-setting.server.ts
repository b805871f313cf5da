import { z } from "zod";

/** The key that maintenance mode is kept under. */
export const maintenanceKey = "maintenance_mode";

/**
 * Maintenance mode as it is kept on the server (B3.16, B3.34). A damaged field counts as left out; `message` empty means the
 * storefront's own, `whatsapp_number` empty the shop's. `updated_at` is an ISO instant.
 */
export const maintenanceSetting = z.object({
  is_enabled: z.boolean().catch(false),
  message: z.string().catch(""),
  whatsapp_number: z.string().catch(""),
  updated_at: z.string().nullable().catch(null),
  updated_by: z.number().int().nullable().catch(null),
});

/** Maintenance mode as it is saved. */
export type MaintenanceSetting = z.output<typeof maintenanceSetting>;

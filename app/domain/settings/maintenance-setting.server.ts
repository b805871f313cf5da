import { z } from "zod";
import { defaultMessage } from "./maintenance.ts";

/**
 * Maintenance mode as it is kept on the server (B3.16, B3.34). A damaged field counts as left out; `message` empty means the
 * storefront's own, one that was never saved is the usual one; `whatsapp_number` empty means the shop's. `updated_at` is an ISO instant.
 */
export const maintenanceSetting = z.object({
  is_enabled: z.boolean().catch(false),
  message: z.string().default(defaultMessage).catch(""),
  whatsapp_number: z.string().catch(""),
  updated_at: z.string().nullable().catch(null),
  updated_by: z.number().int().nullable().catch(null),
});

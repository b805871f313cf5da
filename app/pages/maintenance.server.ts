import { type MaintenanceView, messageIn } from "#app/domain/settings/maintenance.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { langOf } from "../http/lang.server.ts";

/** What customers see while maintenance mode is on; null while it is off. Without a number of its own the shop's is taken. */
export async function readMaintenance(request: Request): Promise<MaintenanceView | null> {
  const { maintenance, shop } = await findShopSettings();
  if (!maintenance.is_enabled) return null;
  return { message: messageIn(langOf(request), maintenance.message), phone: maintenance.whatsapp_number || shop.whatsapp };
}

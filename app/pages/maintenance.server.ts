import { type MaintenanceView, messageIn } from "#app/domain/settings/maintenance.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { whatsappOrder } from "#app/i18n/whatsapp-order.ts";
import { langOf } from "../http/lang.server.ts";

/** What customers see while maintenance mode is on; null while it is off. */
export async function readMaintenance(request: Request): Promise<MaintenanceView | null> {
  const { maintenance } = await findShopSettings();
  if (!maintenance.is_enabled) return null;
  return {
    message: messageIn(langOf(request), maintenance.message),
    phone: maintenance.whatsapp_number,
    texts: whatsappOrder,
  };
}

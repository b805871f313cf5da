import { findShopSettings } from "./shop-settings.server.ts";

/** Whether maintenance mode keeps this site from taking orders (A1.10). Orders that staff write down are not asked. */
export async function isOrderingPaused(): Promise<boolean> {
  const { maintenance } = await findShopSettings();
  return maintenance.is_enabled;
}

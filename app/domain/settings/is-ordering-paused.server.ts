import { findShopSettings } from "./shop-settings.server.ts";

/** Whether maintenance mode keeps this site from taking orders (A1.10). Staff orders are not affected. */
export async function isOrderingPaused(): Promise<boolean> {
  const { maintenance } = await findShopSettings();
  return maintenance.is_enabled;
}

import { findShopFacts } from "./shop-facts.server.ts";

/** Whether maintenance mode keeps this site from taking orders (A1.10). Orders that staff write down are not asked. */
export async function isOrderingPaused(): Promise<boolean> {
  const { maintenance } = await findShopFacts();
  return maintenance.is_enabled;
}

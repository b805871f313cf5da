import { gatewayPhone } from "#app/lib/phone.ts";
import { db } from "#app/platform/db.server.ts";
import type { ShopDetails } from "./shop-settings.server.ts";
import { findWhatsappSettings, type WhatsappSettings, whatsappGatewayOf } from "./whatsapp-settings.server.ts";

/**
 * Whether messages leave by WhatsApp now: a gateway is configured, and the last message did not find it down. What a customer waits
 * for at a screen goes another way meanwhile; messages about an order are enqueued and wait.
 */
export async function isWhatsappConnected(): Promise<boolean> {
  if (whatsappGatewayOf(await findWhatsappSettings()) === null) return false;
  const down = await db.outboxLane.findFirst({ where: { name: "whatsapp", downSince: { not: null } }, select: { name: true } });
  return down === null;
}

type Noticed = Pick<WhatsappSettings, "admin_numbers" | "admin_phone">;

/**
 * The numbers that the shop's own notices go to, each once (B9.02): those of the settings, else the shop's built-in ones, which are its
 * WhatsApp number, its phone and the admin's; [] while it has none.
 */
export function noticeNumbers(
  { admin_numbers: saved, admin_phone: admin }: Noticed,
  shop: Pick<ShopDetails, "whatsapp" | "phone">,
) {
  if (saved.length > 0) return [...new Set(saved)];
  const own = [shop.whatsapp, shop.phone, admin.phone].map(gatewayPhone).filter((phone) => phone !== null);
  return [...new Set(own)];
}

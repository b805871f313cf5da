import { db } from "#app/platform/db.server.ts";
import { findWhatsappSettings, whatsappGatewayOf } from "./whatsapp-settings.server.ts";

/**
 * Whether messages leave by WhatsApp now: a gateway is configured, and the last message did not find it down. What a customer waits
 * for at a screen goes another way meanwhile; messages about an order are enqueued and wait.
 */
export async function isWhatsappConnected(): Promise<boolean> {
  if (whatsappGatewayOf(await findWhatsappSettings()) === null) return false;
  const down = await db.outboxLane.findFirst({ where: { name: "whatsapp", downSince: { not: null } }, select: { name: true } });
  return down === null;
}

import { isWhatsappConnected } from "#app/domain/settings/whatsapp-channel.server.ts";
import { db } from "#app/platform/db.server.ts";

/** Whether the phone of an account may be proved by a code: it was not proved yet, and there is a way to send one (decisions 37). */
export async function mayProvePhone(id: number): Promise<boolean> {
  const user = await db.user.findFirst({ where: { id, phone: { not: null }, phoneProvedAt: null }, select: { id: true } });
  return user !== null && (await isWhatsappConnected());
}

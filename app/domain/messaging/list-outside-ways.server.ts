import { findWhatsappSettings, whatsappGatewayOf } from "#app/domain/settings/whatsapp-settings.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";

/** By which channels a demo really sends: the host of a WhatsApp gateway of its own, null for none; whether e-mail leaves it. */
export type OutsideWays = { whatsapp: string | null; hasEmail: boolean };

const day = 24 * 60 * 60_000;

/** The channels of a demo that lead elsewhere than to its own inbox. */
export async function listOutsideWays(): Promise<OutsideWays> {
  const gateway = whatsappGatewayOf(await findWhatsappSettings());
  const isOwn = !gateway || gateway.baseUrl === env.DEMO_GATEWAY_URL;
  const soon = new Date(now().getTime() + day); // the demo's own accounts rest for good
  const isUsed = { isActive: true, OR: [{ restingUntil: null }, { restingUntil: { lt: soon } }] };
  const active = await db.emailProvider.findFirst({ where: isUsed, select: { id: true } });
  return { whatsapp: isOwn ? null : new URL(gateway.baseUrl).host, hasEmail: active !== null || env.SMTP_URL !== undefined };
}

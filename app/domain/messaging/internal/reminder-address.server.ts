import { isEmailConfigured } from "#app/domain/settings/email-channel.server.ts";
import { isWhatsappConnected } from "#app/domain/settings/whatsapp-channel.server.ts";

/** By which channels reminders leave now. WhatsApp is read sooner; who has no number there is written to by e-mail. */
export type Channels = { byWhatsapp: boolean; byEmail: boolean };

/** The channels of this moment. */
export const findChannels = async (): Promise<Channels> => {
  const [byWhatsapp, byEmail] = await Promise.all([isWhatsappConnected(), isEmailConfigured()]);
  return { byWhatsapp, byEmail };
};

/** Where the one reminder of a customer goes; null when no channel reaches them. */
export function addressOf({ phone, email }: { phone: string | null; email: string | null }, { byWhatsapp, byEmail }: Channels) {
  if (byWhatsapp && phone) return { channel: "whatsapp", recipient: phone } as const;
  return byEmail && email ? ({ channel: "email", recipient: email } as const) : null;
}

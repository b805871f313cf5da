import { randomUUID } from "node:crypto";
import { z } from "zod";
import { findWhatsappSettings } from "#app/domain/settings/whatsapp-settings.server.ts";
import { type IncomingResult, signIncoming, takeIncoming } from "./take-incoming.server.ts";

/** A reply that the demo writes for a customer. */
export const customerReply = z.object({
  phone: z.string().trim().min(1).max(60),
  message: z.string().trim().min(1).max(6000),
});

/** Passes a message to the shop as a gateway would, signed with the secret of the settings. */
export async function replyAsCustomer({ phone, message }: z.output<typeof customerReply>): Promise<IncomingResult> {
  const body = JSON.stringify({ id: `demo-${randomUUID()}`, from: phone, message });
  const { secret } = (await findWhatsappSettings()).incoming;
  return takeIncoming(body, signIncoming(body, secret));
}

import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { findWhatsappSettings } from "#app/domain/settings/whatsapp-settings.server.ts";
import { readReceipt } from "#app/lib/message-receipt.ts";
import { gatewayPhone } from "#app/lib/phone.ts";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { takeReceipt } from "./take-receipt.server.ts";

/** A shorter secret could be guessed, so none is as good as it. */
const shortestSecret = 16;

/** A message of a customer, as the gateway posts it. */
const incomingBody = z.object({
  id: z.string().trim().min(1).max(200),
  from: z
    .string()
    .max(60)
    .transform((text, context) => {
      const phone = gatewayPhone(text.replace(/@.*$/, "")); // "923012345678@s.whatsapp.net"
      if (phone) return phone;
      context.addIssue({ code: "custom", message: "gateway-phone" });
      return z.NEVER;
    }),
  name: z.string().trim().max(100).optional(),
  message: z.string().trim().min(1).max(6000),
});

const hash = (text: string | Buffer) => createHash("sha256").update(text).digest();

/** The signature of a message's bytes: `sha256=` and the hexadecimal HMAC. */
export const signIncoming = (body: string, secret: string): string =>
  `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;

const isSigned = (body: string, signature: string, secret: string): boolean =>
  timingSafeEqual(hash(signature.toLowerCase()), hash(signIncoming(body, secret)));

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** What became of a message: kept, or known already; else why it was not taken. */
export type IncomingResult = "taken" | "off" | "unsigned" | "unreadable";

/**
 * Takes a message that the gateway passes on, or what it says of one that the shop sent. It must be signed with the secret of the settings; one that comes twice is kept once.
 *
 * @returns `off` while incoming messages are switched off or have no secret of at least 16 characters
 */
export async function takeIncoming(body: string, signature: string): Promise<IncomingResult> {
  const { is_enabled: isEnabled, secret } = (await findWhatsappSettings()).incoming;
  if (!isEnabled || secret.length < shortestSecret) return "off";
  if (!isSigned(body, signature, secret)) return "unsigned";
  const posted = parse(body);
  const receipt = readReceipt(posted);
  if (receipt !== null) {
    if (receipt !== "nothing") await takeReceipt(receipt);
    return "taken";
  }
  const read = incomingBody.safeParse(posted);
  if (!read.success) return "unreadable";
  const { id: messageId, from: phone, name, message } = read.data;
  await db.whatsappIncoming.createMany({
    data: { messageId, phone, name: name || null, message, receivedAt: now() },
    skipDuplicates: true,
  });
  return "taken";
}

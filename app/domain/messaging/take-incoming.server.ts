import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { findWhatsappSettings, takesReplies } from "#app/domain/settings/whatsapp-settings.server.ts";
import { readReceipt } from "#app/lib/message-receipt.ts";
import { done } from "#app/lib/outcome.ts";
import { gatewayPhone } from "#app/lib/phone.ts";
import { now } from "#app/platform/clock.server.ts";
import { transact } from "#app/platform/db.server.ts";
import { triggerOutbox } from "#app/platform/jobs.server.ts";
import { answerReply } from "./internal/answer-reply.server.ts";
import { takeReceipt } from "./take-receipt.server.ts";

/** What stands in place of a number where the sender has none: groups, hidden numbers, further devices of an account. */
export const unknownNumber = "unknown";

/** A sender whose number is not known: `…@g.us` is a group, `…@lid` a hidden number, `92301…:12@…` a further device. */
const withoutNumber = /@(?:g\.us|lid)$|^\d+[:_]\d+(?:@|$)/i;

/** A message of a customer, as the gateway posts it. */
const incomingBody = z.object({
  id: z.string().trim().min(1).max(200),
  from: z
    .string()
    .max(60)
    .transform((text, context): string | null => {
      if (withoutNumber.test(text.trim())) return null;
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
export type IncomingResult = "taken" | "off" | "unsigned" | "unreadable" | "busy";

/**
 * Takes a message that the gateway passes on, or what it says of one that the shop sent. It must be signed with the secret of the settings;
 * one that comes twice is kept, and a reply to an order answered, once.
 *
 * @returns `off` while incoming messages are switched off or have no secret of at least 16 characters
 */
export async function takeIncoming(body: string, signature: string): Promise<IncomingResult> {
  const [settings, { shop }] = await Promise.all([findWhatsappSettings(), findShopSettings()]);
  if (!takesReplies(settings)) return "off";
  if (!isSigned(body, signature, settings.incoming.secret)) return "unsigned";
  const posted = parse(body);
  const receipt = readReceipt(posted);
  if (receipt !== null) {
    if (receipt !== "nothing") await takeReceipt(receipt);
    return "taken";
  }
  const read = incomingBody.safeParse(posted);
  if (!read.success) return "unreadable";
  const { id: messageId, from: phone, name, message } = read.data;
  const isAnswered = await transact<boolean>(async (tx) => {
    // a second delivery waits here until the first is kept, and finds it
    const { count } = await tx.whatsappIncoming.createMany({
      data: { messageId, phone: phone ?? unknownNumber, name: name || null, message, receivedAt: now() },
      skipDuplicates: true,
    });
    return done(count > 0 && phone !== null && (await answerReply(tx, { phone, message }, shop.phone)));
  });
  if (isAnswered.ok && isAnswered.value) triggerOutbox();
  return isAnswered.ok ? "taken" : "busy";
}

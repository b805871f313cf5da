import type { Lang } from "#app/i18n/lang.ts";
import { translator } from "#app/i18n/translate.ts";
import { whatsappMessage } from "#app/i18n/whatsapp-message.ts";
import { oneLine, plainValue } from "#app/lib/one-line.ts";
import { gatewayPhone } from "#app/lib/phone.ts";
import { db } from "#app/platform/db.server.ts";
import type { OutboxMessage } from "#app/platform/outbox.server.ts";

/**
 * Whether the account whose texts a message would carry has proved the number or address that the message goes to, or somebody wrote
 * to the shop from that number. To anybody else a message carries nothing that the account's owner typed (decisions 37): registering
 * and ordering ask for a number, not for its proof. Without an account (null) only a number that wrote is known.
 */
export async function isOwnRecipient(
  { channel, recipient }: Pick<OutboxMessage, "channel" | "recipient">,
  userId: number | null,
): Promise<boolean> {
  const phone = gatewayPhone(recipient) ?? recipient;
  const proof =
    channel === "whatsapp" ? { phone, phoneProvedAt: { not: null } } : { email: recipient, emailProvedAt: { not: null } };
  if (userId !== null && (await db.user.findFirst({ where: { id: userId, ...proof }, select: { id: true } }))) return true;
  if (channel !== "whatsapp") return false;
  return (await db.whatsappIncoming.findFirst({ where: { phone }, select: { id: true } })) !== null;
}

/** How a message speaks to somebody whose name it may not carry. */
export const nobodysName = (lang: Lang): string => translator(lang, whatsappMessage)("nobody");

/** The name that a message to a customer greets: theirs, where the message goes to them; else a word for everybody. */
export const greetedName = async (
  message: Pick<OutboxMessage, "channel" | "recipient">,
  { id, name, language }: { id: number; name: string; language: Lang },
): Promise<string> => {
  if (!(await isOwnRecipient(message, id))) return nobodysName(language);
  return message.channel === "whatsapp" ? plainValue(name) : oneLine(name);
};

/** Whether what an order's customer typed stays out of a message about it. What staff typed is the shop's own text. */
export const isStrangersOrder = async (
  message: Pick<OutboxMessage, "channel" | "recipient">,
  { source, userId }: { source: string; userId: number | null },
): Promise<boolean> => source === "web" && !(await isOwnRecipient(message, userId));

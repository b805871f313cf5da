import { findWhatsappSettings, whatsappGatewayOf } from "#app/domain/settings/whatsapp-settings.server.ts";
import { messageIdIn } from "#app/lib/message-receipt.ts";
import { gatewayPhone } from "#app/lib/phone.ts";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import { type DeliveryRecord, LaneDown, type OutboxMessage, Undeliverable } from "#app/platform/outbox.server.ts";
import { type Gateway, sendGatewayMedia, sendGatewayText } from "#app/platform/whatsapp-gateway.server.ts";

/** No more of an answer is kept. */
const longestAnswer = 500;

/** A message as it is logged; `outboxId` is null for a test. */
type Logged = {
  outboxId: bigint | null;
  orderId: number | null;
  phone: string;
  text: string;
  /** what the log keeps in place of a text with a secret */
  logged?: string;
  media?: string | null;
};

/** Writes the log row of a message (B3.07, B7.15), one however often it is tried; a failed one with what was answered (B7.84). */
async function logMessage(
  { outboxId, orderId, phone, text, logged = text, media = null }: Logged,
  error: string | null,
): Promise<void> {
  const at = now();
  const result = {
    recipientPhone: phone,
    messageContent: logged,
    status: error === null ? "sent" : "failed",
    errorMessage: error?.slice(0, longestAnswer) ?? null,
    sentAt: error === null ? at : null,
  };
  const row = { ...result, outboxId, orderId, messageType: media ? "media" : "text", mediaUrl: media, createdAt: at };
  if (outboxId === null) await db.whatsappMessage.create({ data: row });
  else await db.whatsappMessage.upsert({ where: { outboxId }, create: row, update: result });
}

/** The file name at the end of an address. */
const fileNameOf = (address: string): string => decodeURIComponent(new URL(address).pathname.split("/").at(-1) || "picture");

/** Logs a message. A log that cannot be written changes nothing of what became of it: what left is not to leave again. */
const noteInLog = (message: Logged, error: string | null): Promise<void> =>
  logMessage(message, error).catch((problem: unknown) => {
    const name = problem instanceof Error ? problem.name : "";
    log.warn({ outbox: String(message.outboxId), problem: name }, "a WhatsApp message is not in the log");
  });

/**
 * Sends a text, or a picture by its address with the text below it, which `alsoNote` logs as sent. Rejects as `sendGatewayText`, after
 * the log of that.
 */
export async function sendLogged(
  gateway: Gateway,
  message: Logged,
): Promise<Pick<DeliveryRecord, "messageId"> & { answer: string; alsoNote: () => Promise<void> }> {
  const { outboxId, phone, text, media } = message;
  const key = outboxId === null ? undefined : `outbox-${outboxId}`;
  const send = async () =>
    media
      ? sendGatewayMedia(gateway, { phone, message: text, media, filename: fileNameOf(media), key })
      : sendGatewayText(gateway, { phone, message: text, key });
  const answer = await send().catch(async (problem: unknown) => {
    await noteInLog(message, problem instanceof Error ? problem.message : String(problem));
    throw problem;
  });
  const messageId = messageIdIn(answer);
  return { answer, ...(messageId !== undefined && { messageId }), alsoNote: () => noteInLog(message, null) };
}

/**
 * Sends the text of an outbox message through the gateway of the settings; while there is none the channel counts as down.
 *
 * @param logged what the log keeps in place of a text with a secret
 */
export async function sendWhatsapp(
  { id, recipient, orderId }: Pick<OutboxMessage, "id" | "recipient" | "orderId">,
  text: string,
  logged?: string,
): Promise<DeliveryRecord> {
  const gateway = whatsappGatewayOf(await findWhatsappSettings());
  if (!gateway) throw new LaneDown("no WhatsApp gateway is configured");
  const phone = gatewayPhone(recipient) ?? recipient;
  const message = { outboxId: id, orderId, phone, text, ...(logged !== undefined && { logged }) };
  if (gatewayPhone(recipient) === null) {
    await noteInLog(message, "no phone number");
    throw new Undeliverable("no phone number");
  }
  return { text, provider: new URL(gateway.baseUrl).host, ...(await sendLogged(gateway, message)) };
}

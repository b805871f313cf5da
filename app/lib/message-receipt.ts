import { z } from "zod";

/** What a gateway says later of a message that it took: it reached the phone, was read there, or did not arrive after all. */
export type Receipt = { of: { key: string } | { messageId: string }; went: "delivered" | "read" | "bounced"; reason: string };

/** The words of gateways for it, in lower case. That they took or sent a message is no news. */
const words: Readonly<Record<string, Receipt["went"] | "nothing">> = {
  ...{ accepted: "nothing", pending: "nothing", queued: "nothing", sent: "nothing", server_ack: "nothing" },
  ...{ delivered: "delivered", delivery_ack: "delivered", received: "delivered" },
  ...{ read: "read", played: "read", seen: "read" },
  ...{ failed: "bounced", error: "bounced", undelivered: "bounced", rejected: "bounced" },
};

const body = z.object({
  id: z.string().trim().min(1).max(200).optional(),
  key: z.string().trim().min(1).max(200).optional(),
  status: z.string().trim().toLowerCase().min(1).max(40),
  reason: z.string().max(2000).optional(),
  message: z.undefined().optional(),
});

/**
 * A receipt as gateways post it: `{id, status, reason?}`, where `id` is what their answer named, or `key` what the shop sent as
 * Idempotency-Key. "nothing" for a status that is no news; null for what is no receipt, such as a message of a customer.
 */
export function readReceipt(posted: unknown): Receipt | "nothing" | null {
  const read = body.safeParse(posted);
  if (!read.success) return null;
  const { id, key, status, reason = "" } = read.data;
  const went = Object.hasOwn(words, status) ? words[status] : undefined;
  if (went === undefined || !(id || key)) return null;
  return went === "nothing" ? went : { of: key ? { key } : { messageId: id ?? "" }, went, reason };
}

/** The gateway's number of a message in its answer to the sending; undefined where it names none. */
export const messageIdIn = (answer: string): string | undefined =>
  /"(?:id|messageId|message_id|msgId)"\s*:\s*"([^"\\]{1,200})"/.exec(answer)?.[1];

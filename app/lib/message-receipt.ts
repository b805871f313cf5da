import { z } from "zod";

/** What a gateway says later of a message that it took: it reached the phone, was read there, or did not arrive after all. */
export type Receipt = { of: { key: string } | { messageId: string }; went: "delivered" | "read" | "bounced"; reason: string };

/** The words of gateways for it, in lower case. That they took or sent a message is no news. */
const words: Readonly<Record<string, Receipt["went"] | "nothing">> = {
  ...{ accepted: "nothing", pending: "nothing", queued: "nothing", sent: "nothing", server_ack: "nothing" },
  ...{ delivered: "delivered", delivery_ack: "delivered", received: "delivered" },
  ...{ device: "delivered", server: "nothing" },
  ...{ read: "read", played: "read", seen: "read" },
  ...{ failed: "bounced", error: "bounced", undelivered: "bounced", rejected: "bounced" },
};

/** The numbers that gateways use instead: `status` counts from 0 as WhatsApp's own protocol does, `ack` from -1 as the browser client. */
const numbers = ["error", "pending", "server_ack", "delivery_ack", "read", "played"] as const;
const status = z.union([
  z.string().trim().toLowerCase().min(1).max(40),
  z
    .number()
    .int()
    .min(0)
    .max(5)
    .transform((number) => numbers[number] ?? ""),
]);
const ack = z
  .number()
  .int()
  .min(-1)
  .max(4)
  .transform((number) => numbers[number + 1] ?? "");

const body = z.object({
  id: z.string().trim().min(1).max(200).optional(),
  key: z.string().trim().min(1).max(200).optional(),
  status: status.optional(),
  ack: ack.optional(),
  reason: z.string().max(2000).optional(),
  message: z.undefined().optional(),
});

/**
 * A receipt as gateways post it: `{id, status, reason?}`, or `{id, ack}` by number, where `id` is what their answer named, or `key` what the shop sent as
 * Idempotency-Key. "nothing" for a status that is no news; null for what is no receipt, such as a message of a customer.
 */
export function readReceipt(posted: unknown): Receipt | "nothing" | null {
  const read = body.safeParse(posted);
  if (!read.success) return null;
  const { id, key, ack: byNumber, status: said = byNumber, reason = "" } = read.data;
  const went = said !== undefined && Object.hasOwn(words, said) ? words[said] : undefined;
  if (went === undefined || !(id || key)) return null;
  return went === "nothing" ? went : { of: key ? { key } : { messageId: id ?? "" }, went, reason };
}

/** The gateway's number of a message in its answer to the sending; undefined where it names none. */
export const messageIdIn = (answer: string): string | undefined =>
  /"(?:id|messageId|message_id|msgId)"\s*:\s*"([^"\\]{1,200})"/.exec(answer)?.[1];

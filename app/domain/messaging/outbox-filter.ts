import type { MessageChannel } from "#app/contract/message-kinds.ts";

/**
 * How a message stands for staff: `failed` after its last try, `dropped` when nobody needed it any more or staff cancelled it,
 * `call` when nothing reached the customer and somebody is to ring them. */
export const messageStates = ["waiting", "sent", "failed", "dropped", "call"] as const;

/** One of them. */
export type MessageState = (typeof messageStates)[number];

/** Which messages are shown; `recipient` is a whole phone number or e-mail address; `page` counts from 1. */
export type OutboxFilter = {
  channel: MessageChannel | null;
  state: MessageState | null;
  order: number | null;
  recipient: string;
  page: number;
};

import { now } from "#app/platform/clock.server.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { enqueueMessage } from "#app/platform/outbox.server.ts";
import { newToken, tokenHash } from "#app/platform/secret.server.ts";

/** How long a change can be taken back by its link, ms: 72 hours (decisions 37). */
export const undoTtl = 72 * 60 * 60_000;

/** What of an account changed. */
export type IdentityPart = "phone" | "email" | "password";

/** How an account was reached before a change, with when each way was proved. */
export type Reached = {
  id: number;
  phone: string | null;
  phoneProvedAt: Date | null;
  email: string | null;
  emailProvedAt: Date | null;
};

/** The columns of `Reached`. */
export const reachedColumns = { id: true, phone: true, phoneProvedAt: true, email: true, emailProvedAt: true } as const;

/** The secret part of the link that takes a change back, derived from what the outbox holds: the database holds no working link. */
export const undoToken = (nonce: string): string => Buffer.from(tokenHash(`undo ${nonce}`)).toString("base64url");

/**
 * Records changes of what leads into an account and writes to the number and the address that it had before, with the link that takes
 * each back for 72 hours: whoever made it may be somebody else (decisions 37). A message over WhatsApp is enqueued even while that is not
 * connected, and leaves once it is.
 */
export async function recordIdentityChanges(tx: Tx, before: Reached, changes: readonly IdentityPart[]): Promise<void> {
  const { id: userId, phone, phoneProvedAt, email, emailProvedAt } = before;
  const reached = { phone, phoneProvedAt, email, emailProvedAt };
  const createdAt = now();
  const times = { createdAt, expiresAt: new Date(createdAt.getTime() + undoTtl) };
  for (const change of changes) {
    const nonce = newToken();
    await tx.identityChange.create({
      data: { userId, change, tokenHash: tokenHash(undoToken(nonce)), ...reached, ...times },
      select: { id: true },
    });
    await messageContacts(tx, before, { userId, change, nonce });
  }
}

/** Enqueues the word of a change of an account to a number and an address. */
export async function messageContacts(
  tx: Tx,
  { phone, email }: Pick<Reached, "phone" | "email">,
  payload: { userId: number; change: IdentityPart | "undone"; nonce?: string },
): Promise<void> {
  if (phone) await enqueueMessage(tx, { channel: "whatsapp", recipient: phone, kind: "account_changed", payload });
  if (email) await enqueueMessage(tx, { channel: "email", recipient: email, kind: "account_changed", payload });
}

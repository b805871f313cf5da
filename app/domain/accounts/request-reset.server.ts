import { setTimeout as pause } from "node:timers/promises";
import { done } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, transact } from "#app/platform/db.server.ts";
import { triggerOutbox } from "#app/platform/jobs.server.ts";
import { enqueueMessage } from "#app/platform/outbox.server.ts";
import { newToken, tokenHash } from "#app/platform/secret.server.ts";
import { resetToken, resetTokenTtl } from "./reset-token.server.ts";

/** Every answer takes this long at least, ms, so that its time does not tell whether an account exists. */
const evenly = 250;

/**
 * Enqueues an email with a link for a new password, if an account has this address. The result is the same either way.
 *
 * @param email in lower case
 */
export async function requestReset(email: string): Promise<void> {
  await Promise.all([enqueueLink(email), pause(evenly)]);
}

async function enqueueLink(email: string): Promise<void> {
  const user = await db.user.findUnique({ where: { email }, select: { id: true } });
  if (!user) return;
  const nonce = newToken();
  const at = now();
  const reset = {
    tokenHash: tokenHash(resetToken(nonce)),
    userId: user.id,
    createdAt: at,
    expiresAt: new Date(at.getTime() + resetTokenTtl),
  };
  const outcome = await transact(async (tx) => {
    await tx.passwordReset.create({ data: reset });
    await enqueueMessage(tx, { channel: "email", recipient: email, kind: "password_reset", payload: { nonce } });
    return done(null);
  });
  if (!outcome.ok) throw new Error("The link for a new password was not promised: the database was too busy.");
  triggerOutbox();
}

import type { z } from "zod";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { tokenHash } from "#app/platform/secret.server.ts";
import type { subscriptionForm } from "./subscription-form.server.ts";

/** Browsers of one person; the least recently used is dropped first. */
const max = 10;

/**
 * Stores a browser's push subscription for the person behind a session (A4.02, A7.08), or renews it. It is valid as long as the
 * session: signing out here or everywhere, and a new password, end it too.
 *
 * @returns false when the session is over
 */
export async function saveSubscription(
  sessionToken: string,
  { endpoint, p256dh, auth, replaces }: z.output<typeof subscriptionForm>,
  userAgent: string | null,
): Promise<boolean> {
  const hash = tokenHash(sessionToken);
  const at = now();
  const [saved] = await db.$queryRaw<{ user_id: number }[]>`
    INSERT INTO push_subscriptions (user_id, session_hash, endpoint, p256dh, auth, user_agent, created_at)
    SELECT user_id, token_hash, ${endpoint}, ${p256dh}, ${auth}, ${userAgent?.slice(0, 300) ?? null}, ${at}
    FROM sessions WHERE token_hash = ${hash} AND expires_at > ${at}
    ON CONFLICT (endpoint) DO UPDATE SET user_id = excluded.user_id, session_hash = excluded.session_hash,
      p256dh = excluded.p256dh, auth = excluded.auth, user_agent = excluded.user_agent, created_at = excluded.created_at
    RETURNING user_id`;
  if (!saved) return false;
  if (replaces && replaces !== endpoint) await removeSubscription(saved.user_id, replaces);
  await db.$executeRaw`
    DELETE FROM push_subscriptions WHERE id IN (
      SELECT id FROM push_subscriptions WHERE user_id = ${saved.user_id} ORDER BY created_at DESC, id DESC OFFSET ${max})`;
  return true;
}

/** Ends the pushes to one browser of a person. */
export async function removeSubscription(userId: number, endpoint: string): Promise<void> {
  await db.pushSubscription.deleteMany({ where: { userId, endpoint } });
}

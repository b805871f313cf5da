import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";

const days30 = 30 * 24 * 60 * 60_000;

/** Clears what people left behind and nobody may use again: ended sessions and links, month-old order keys and held picks. */
export async function forgetExpired(): Promise<void> {
  const at = now();
  const monthAgo = new Date(at.getTime() - days30);
  await db.session.deleteMany({ where: { expiresAt: { lt: at } } });
  await db.passwordReset.deleteMany({ where: { OR: [{ expiresAt: { lt: at } }, { usedAt: { not: null } }] } });
  await db.idempotencyKey.deleteMany({ where: { createdAt: { lt: monthAgo } } });
  await db.cart.deleteMany({ where: { deviceHash: { not: null }, updatedAt: { lt: monthAgo } } });
}

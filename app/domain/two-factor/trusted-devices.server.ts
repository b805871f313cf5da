import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { requestScope } from "#app/platform/request-scope.server.ts";
import { newToken, tokenHash } from "#app/platform/secret.server.ts";

/** How long a browser is trusted, seconds: 30 days from the code that was given on it. */
export const trustSeconds = 30 * 24 * 60 * 60;

/** More than a person uses; the list and the table stay short. */
const mostDevices = 20;

/** A browser that is not asked for a code. */
export type TrustedDevice = { id: number; userAgent: string | null; address: string | null; createdAt: Date; lastUsedAt: Date };

/** Trusts the browser of this request; the oldest of too many is forgotten. Gives the token for its cookie. */
export async function trustDevice(userId: number, { userAgent }: { userAgent: string | null }): Promise<string> {
  const token = newToken();
  const at = now();
  const times = { createdAt: at, lastUsedAt: at, expiresAt: new Date(at.getTime() + trustSeconds * 1000) };
  const from = { userAgent: userAgent?.slice(0, 300) ?? null, address: requestScope()?.address ?? null };
  await db.trustedDevice.create({ data: { tokenHash: tokenHash(token), userId, ...from, ...times } });
  const kept = await db.trustedDevice.findMany({
    where: { userId },
    orderBy: { id: "desc" },
    take: mostDevices,
    select: { id: true },
  });
  await db.trustedDevice.deleteMany({ where: { userId, id: { lt: kept.at(-1)?.id ?? 0 } } });
  return token;
}

/** Whether one of a browser's tokens is trusted for an account, and notes the use. */
export async function isTrustedDevice(userId: number, tokens: readonly string[]): Promise<boolean> {
  if (tokens.length === 0) return false;
  const at = now();
  const { count } = await db.trustedDevice.updateMany({
    where: { userId, tokenHash: { in: tokens.map(tokenHash) }, expiresAt: { gt: at } },
    data: { lastUsedAt: at },
  });
  return count > 0;
}

/** The browsers that a person is not asked for a code on, the latest first. */
export const listTrustedDevices = (userId: number): Promise<TrustedDevice[]> =>
  db.trustedDevice.findMany({
    where: { userId, expiresAt: { gt: now() } },
    orderBy: { id: "desc" },
    take: mostDevices,
    select: { id: true, userAgent: true, address: true, createdAt: true, lastUsedAt: true },
  });

/** Forgets one of a person's trusted devices. */
export async function forgetTrustedDevice(userId: number, id: number): Promise<void> {
  await db.trustedDevice.deleteMany({ where: { id, userId } });
}

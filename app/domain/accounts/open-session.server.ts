import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { transact } from "#app/platform/db.server.ts";
import { requestScope } from "#app/platform/request-scope.server.ts";
import { tokenHash } from "#app/platform/secret.server.ts";
import type { Account } from "./account.ts";
import { startSession } from "./session.server.ts";

/**
 * Signs an account in: a session of its own replaces the one this browser had, and the moment is noted. The account's row is locked, so
 * that of a block at the same moment one sees the other. Refused with `sign-in.blocked`, `busy`.
 */
export function openSession(
  { id, role }: Account,
  { replaces, userAgent }: { replaces: string | null; userAgent: string | null },
): Promise<Outcome<{ token: string; seconds: number }>> {
  return transact(async (tx) => {
    if (replaces) await tx.session.deleteMany({ where: { tokenHash: tokenHash(replaces) } });
    const { count } = await tx.user.updateMany({ where: { id, blockedAt: null }, data: { lastSignInAt: now() } });
    if (count === 0) return refused("sign-in.blocked");
    const address = requestScope()?.address ?? null;
    return done(await startSession(tx, { userId: id, isStaff: role !== null, userAgent, address }));
  });
}

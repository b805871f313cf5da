import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { requestScope } from "#app/platform/request-scope.server.ts";
import { tokenHash } from "#app/platform/secret.server.ts";
import type { Account } from "./account.ts";
import { startSession } from "./session.server.ts";

/** Signs an account in: a session of its own replaces the one this browser had, and the moment is noted. */
export function openSession(
  { id, role }: Account,
  { replaces, userAgent }: { replaces: string | null; userAgent: string | null },
): Promise<{ token: string; seconds: number }> {
  return db.$transaction(async (tx) => {
    if (replaces) await tx.session.deleteMany({ where: { tokenHash: tokenHash(replaces) } });
    await tx.user.updateMany({ where: { id }, data: { lastSignInAt: now() } });
    return startSession(tx, { userId: id, isStaff: role !== null, userAgent, address: requestScope()?.address ?? null });
  });
}

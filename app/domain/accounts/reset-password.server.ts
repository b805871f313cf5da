import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, transact } from "#app/platform/db.server.ts";
import { hashPassword } from "#app/platform/passwords.server.ts";
import { tokenHash } from "#app/platform/secret.server.ts";
import { refuseNewPassword } from "./new-password.server.ts";
import { endSessionsOf } from "./session.server.ts";

/** Whose password a link may change and how to write to them, or null when it is unknown, used or too old. */
export async function findReset(token: string) {
  const reset = await db.passwordReset.findUnique({
    where: { tokenHash: tokenHash(token) },
    select: { usedAt: true, expiresAt: true, user: { select: { id: true, name: true, language: true, role: true } } },
  });
  return reset && !reset.usedAt && reset.expiresAt > now() ? reset.user : null;
}

/**
 * Sets a new password for the account of a link: every session ends, and this link and any other of theirs is used up. Refused with
 * `reset.expired`, also for the second of two concurrent requests, `password.staff-short`, `password.common`.
 */
export async function resetPassword({ token, password }: { token: string; password: string }): Promise<Outcome<null>> {
  const user = await findReset(token);
  if (!user) return refused("reset.expired");
  const unfit = await refuseNewPassword(password, { isStaff: user.role !== null, field: "password" });
  if (unfit) return unfit;
  const passwordHash = await hashPassword(password);
  return transact(async (tx) => {
    const used = { usedAt: now() };
    const { count } = await tx.passwordReset.updateMany({ where: { tokenHash: tokenHash(token), usedAt: null }, data: used });
    if (count === 0) return refused("reset.expired");
    await tx.passwordReset.updateMany({ where: { userId: user.id, usedAt: null }, data: used });
    await tx.user.update({ where: { id: user.id }, data: { passwordHash }, select: { id: true } });
    await endSessionsOf(tx, user.id);
    await recordAudit(tx, { by: user.id, action: "reset-password", entity: "user", id: user.id });
    return done(null);
  });
}

import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, transact } from "#app/platform/db.server.ts";
import { hashPassword, verifyPassword } from "#app/platform/passwords.server.ts";
import { refuseNewPassword } from "./new-password.server.ts";
import { endSessionsOf } from "./session.server.ts";

/**
 * Gives a signed-in person another password: every session of theirs ends, this one too, and waiting links are used up.
 * The caller opens a new session. Refused with `password.wrong` when the current password is not right,
 * `password.staff-short`, `password.common`.
 */
export async function changePassword(id: number, { current, next }: { current: string; next: string }): Promise<Outcome<null>> {
  const user = await db.user.findUnique({ where: { id }, select: { passwordHash: true, role: true } });
  if (!user || !(await verifyPassword(user.passwordHash, current)))
    return refused("password.wrong", { field: "current_password" });
  const unfit = await refuseNewPassword(next, { isStaff: user.role !== null, field: "new_password" });
  if (unfit) return unfit;
  const passwordHash = await hashPassword(next);
  return transact(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id, passwordHash: user.passwordHash },
      data: { passwordHash, ...(user.role !== null && { passwordChangeRequired: false }) },
    });
    if (count === 0) return refused("password.wrong", { field: "current_password" });
    await tx.passwordReset.updateMany({ where: { userId: id, usedAt: null }, data: { usedAt: now() } });
    await endSessionsOf(tx, id);
    await recordAudit(tx, { by: id, action: "change-password", entity: "user", id });
    return done(null);
  });
}

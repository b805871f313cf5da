import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, transact } from "#app/platform/db.server.ts";
import { triggerOutbox } from "#app/platform/jobs.server.ts";
import { hashPassword } from "#app/platform/passwords.server.ts";
import { type Confirmation, confirmIdentity, consumeConfirmation } from "./identity/confirm-identity.server.ts";
import { reachedColumns, recordIdentityChanges } from "./identity/record-change.server.ts";
import { refuseNewPassword } from "./new-password.server.ts";
import { endSessionsOf } from "./session.server.ts";

/**
 * Gives a signed-in person another password: every session of theirs ends, this one too, waiting links are used up, and their phone and
 * e-mail address are notified, with a link that takes it back (decisions 37). The caller opens a new session. An unfit password spends no
 * try at a code. Refused as `confirmIdentity` says, and with `password.staff-short`, `password.common`, `busy`.
 */
export async function changePassword(id: number, given: Confirmation, next: string): Promise<Outcome<null>> {
  const user = await db.user.findUnique({ where: { id }, select: { ...reachedColumns, passwordHash: true, role: true } });
  if (!user) return refused("account.not-found");
  const unfit = await refuseNewPassword(next, { isStaff: user.role !== null, field: "new_password" });
  const isByCode = given.confirm_by === "code";
  if (isByCode && unfit) return unfit;
  const confirmed = await confirmIdentity(user, given);
  if (!confirmed.ok) return confirmed;
  if (unfit) return unfit;
  const passwordHash = await hashPassword(next);
  const outcome = await transact(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id, passwordHash: user.passwordHash },
      data: { passwordHash, ...(user.role !== null && { passwordChangeRequired: false }) },
    });
    if (count === 0) return refused("password.wrong", { field: "current_password" });
    const used = await consumeConfirmation(tx, confirmed.value);
    if (!used.ok) return used;
    await tx.passwordReset.updateMany({ where: { userId: id, usedAt: null }, data: { usedAt: now() } });
    await endSessionsOf(tx, id);
    await recordIdentityChanges(tx, user, ["password"]);
    await recordAudit(tx, { by: id, action: "change-password", entity: "user", id });
    return done(null);
  });
  if (outcome.ok) triggerOutbox();
  return outcome;
}

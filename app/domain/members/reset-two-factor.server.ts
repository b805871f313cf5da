import { endSessionsOf } from "#app/domain/accounts/session.server.ts";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { asSuperAdmin } from "./as-super-admin.server.ts";

/**
 * Takes away the second factor of a member who lost it, with its recovery codes and trusted devices; their sessions end. One's own is
 * removed with a code. Refused with `team.assign-denied`, `account.not-yourself`, `team.not-member`, `two-factor.not-set-up`, `busy`.
 */
export const resetTwoFactor = (userId: number, { by }: { by: number }): Promise<Outcome<{ name: string }>> =>
  asSuperAdmin(by, "team.assign-denied", async (tx) => {
    if (userId === by) return refused("account.not-yourself");
    const user = await tx.user.findUnique({ where: { id: userId }, select: { name: true, role: true } });
    if (!user?.role) return refused("team.not-member");
    const { count } = await tx.twoFactor.deleteMany({ where: { userId } });
    if (count === 0) return refused("two-factor.not-set-up");
    await endSessionsOf(tx, userId);
    await recordAudit(tx, { by, action: "reset-two-factor", entity: "member", id: userId });
    return done({ name: user.name });
  });

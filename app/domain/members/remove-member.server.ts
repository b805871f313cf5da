import { endSessionsOf } from "#app/domain/accounts/session.server.ts";
import { refuseLast } from "#app/domain/accounts/super-admins.server.ts";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { asSuperAdmin } from "./as-super-admin.server.ts";

/**
 * Takes somebody out of the team: no role, no individual permissions, no second factor, no session. The account stays, as a customer's. Refused with
 * `team.assign-denied`, `team.last-super-admin`, `account.not-yourself`, `team.not-member`, `busy`.
 */
export const removeMember = (userId: number, { by }: { by: number }): Promise<Outcome<{ name: string }>> =>
  asSuperAdmin(by, "team.assign-denied", async (tx, superAdmins) => {
    const user = await tx.user.findUnique({ where: { id: userId }, select: { name: true, role: true } });
    if (!user?.role) return refused("team.not-member");
    const last = refuseLast(superAdmins, userId);
    if (last) return last;
    if (userId === by) return refused("account.not-yourself");
    const none = { role: null, roleAssignedAt: null, roleAssignedBy: null };
    const { count } = await tx.user.updateMany({ where: { id: userId, role: user.role }, data: none });
    if (count === 0) return refused("row.changed-meanwhile");
    await tx.permissionGrant.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: now() } });
    await tx.twoFactor.deleteMany({ where: { userId } });
    await endSessionsOf(tx, userId);
    await recordAudit(tx, {
      ...{ by, action: "remove", entity: "member", id: userId },
      ...{ before: { role: user.role }, after: { role: null } },
    });
    return done({ name: user.name });
  });

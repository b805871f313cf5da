import { z } from "zod";
import { endSessionsOf } from "#app/domain/accounts/session.server.ts";
import { refuseLast } from "#app/domain/accounts/super-admins.server.ts";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { type Role, roles } from "#app/domain/team/permissions.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { asSuperAdmin } from "./as-super-admin.server.ts";

/** The choice of a role (B6.01). */
export const roleForm = z.object({ role: z.enum(roles, "choice") });

/**
 * Gives a member another role; their sessions end with it, so that nothing opened under the old role stays open. The role they have
 * already changes nothing. Refused with `team.assign-denied`, `team.not-member`, `team.last-super-admin`, `account.not-yourself`, `busy`.
 */
export const assignRole = (userId: number, role: Role, { by }: { by: number }): Promise<Outcome<{ name: string }>> =>
  asSuperAdmin(by, "team.assign-denied", async (tx, superAdmins) => {
    const user = await tx.user.findUnique({ where: { id: userId }, select: { name: true, role: true } });
    if (!user?.role) return refused("team.not-member");
    if (user.role === role) return done({ name: user.name });
    const last = refuseLast(superAdmins, userId);
    if (last) return last;
    if (userId === by) return refused("account.not-yourself");
    const { count } = await tx.user.updateMany({
      where: { id: userId, role: user.role },
      data: { role, roleAssignedAt: now(), roleAssignedBy: by },
    });
    if (count === 0) return refused("row.changed-meanwhile");
    await endSessionsOf(tx, userId);
    await recordAudit(tx, {
      ...{ by, action: "assign-role", entity: "member", id: userId },
      ...{ before: { role: user.role }, after: { role } },
    });
    return done({ name: user.name });
  });

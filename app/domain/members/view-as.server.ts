import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import type { Permissions, Role } from "#app/domain/team/permissions.ts";
import { readMemberRights } from "#app/domain/team/read-permissions.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { db } from "#app/platform/db.server.ts";
import { asSuperAdmin } from "./as-super-admin.server.ts";

/** A member whose view of the back office is shown to a super admin, with the rights that hold now. */
export type ViewedMember = { id: number; name: string; role: Role; permissions: Permissions };

/** The member to view the back office as; null for one whom the gate does not admit. */
export async function findViewedMember(id: number): Promise<ViewedMember | null> {
  const [user, { role, permissions }, { gateRoles }] = await Promise.all([
    db.user.findUnique({ where: { id, blockedAt: null }, select: { name: true } }),
    readMemberRights(id),
    findShopSettings(),
  ]);
  return user && role && gateRoles.includes(role) ? { id, name: user.name, role, permissions } : null;
}

/**
 * Records that a super admin begins to view the back office as a member. Refused with `team.assign-denied`, `account.not-yourself`,
 * `team.not-member`, `busy`.
 */
export async function startViewAs(memberId: number, { by }: { by: number }): Promise<Outcome<{ id: number; name: string }>> {
  const member = await findViewedMember(memberId);
  return asSuperAdmin(by, "team.assign-denied", async (tx) => {
    if (memberId === by) return refused("account.not-yourself");
    if (!member) return refused("team.not-member");
    await recordAudit(tx, { by, action: "view-as", entity: "member", id: memberId });
    return done({ id: memberId, name: member.name });
  });
}

/** Records that a view as a member was ended by its button. */
export const endViewAs = (memberId: number, { by }: { by: number }): Promise<void> =>
  recordAudit(db, { by, action: "end-view-as", entity: "member", id: memberId });

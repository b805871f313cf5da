import type { Role } from "#app/domain/team/permissions.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { joinTeam } from "./add-member.server.ts";
import { asSuperAdmin } from "./as-super-admin.server.ts";
import { findInvite } from "./invites.server.ts";

/**
 * Makes a signed-in person a member by the link they opened, which is used up with it; their sessions end, the caller opens a new one.
 * Refused with `team.invite-over`, also for the second of two concurrent requests and once its sender is no super admin any more;
 * `team.already-member`, `team.no-email`, `sign-in.blocked`, `busy`.
 */
export async function acceptInvite(token: string, userId: number): Promise<Outcome<{ role: Role }>> {
  const invite = await findInvite(token);
  if (!invite) return refused("team.invite-over");
  const { id, role, invitedById } = invite;
  return asSuperAdmin(invitedById, "team.invite-over", async (tx) => {
    const { count } = await tx.teamInvite.updateMany({
      where: { id, acceptedAt: null, withdrawnAt: null },
      data: { acceptedAt: now(), acceptedById: userId },
    });
    if (count === 0) return refused("team.invite-over");
    const joined = await joinTeam(tx, userId, { role, by: invitedById });
    return joined.ok ? done({ role }) : joined;
  });
}

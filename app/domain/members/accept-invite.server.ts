import type { Role } from "#app/domain/team/permissions.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, type Tx } from "#app/platform/db.server.ts";
import { joinTeam } from "./add-member.server.ts";
import { asSuperAdmin } from "./as-super-admin.server.ts";
import { findInvite } from "./invites.server.ts";

/** Why an account may not take an invite, and its own address. */
export type InviteMismatch = {
  code: "team.invite-other-address" | "team.invite-unproved" | "team.no-account";
  email: string | null;
};

/**
 * Why an account may not take an invite; null where it may. One made out to an e-mail address is for the account of that address
 * alone, and only once a link that was sent there was followed: the invite's own link is also shown to whoever invites, and forwarded.
 */
export async function inviteMismatch(
  invite: { email: string | null },
  userId: number,
  reader: Tx = db,
): Promise<InviteMismatch | null> {
  if (invite.email === null) return null;
  const account = await reader.user.findUnique({ where: { id: userId }, select: { email: true, emailProvedAt: true } });
  const email = account?.email ?? null;
  if (!account) return { code: "team.no-account", email };
  if (email !== invite.email) return { code: "team.invite-other-address", email };
  return account.emailProvedAt ? null : { code: "team.invite-unproved", email };
}

/**
 * Makes a signed-in person a member by the link they opened, which is used up with it; their sessions end, the caller opens a new one.
 * Refused with `team.invite-over`, also for the second of two concurrent requests and once its sender is no super admin any more;
 * `team.already-member`, `team.no-email`, `sign-in.blocked`, `busy`; with `team.invite-other-address` and `team.invite-unproved` by
 * the address that the invite was made out to. A refusal leaves it open.
 */
export async function acceptInvite(token: string, userId: number): Promise<Outcome<{ role: Role }>> {
  const invite = await findInvite(token);
  if (!invite) return refused("team.invite-over");
  const { id, role, invitedById } = invite;
  return asSuperAdmin(invitedById, "team.invite-over", async (tx) => {
    const mismatch = await inviteMismatch(invite, userId, tx);
    if (mismatch) return refused(mismatch.code);
    const { count } = await tx.teamInvite.updateMany({
      where: { id, acceptedAt: null, withdrawnAt: null },
      data: { acceptedAt: now(), acceptedById: userId },
    });
    if (count === 0) return refused("team.invite-over");
    const joined = await joinTeam(tx, userId, { role, by: invitedById });
    return joined.ok ? done({ role }) : joined;
  });
}

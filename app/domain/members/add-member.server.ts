import { z } from "zod";
import { whereAccount } from "#app/domain/accounts/find-account-id.server.ts";
import { endSessionsOf } from "#app/domain/accounts/session.server.ts";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { type Role, roles } from "#app/domain/team/permissions.ts";
import { lineField } from "#app/lib/form-fields.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { asSuperAdmin } from "./as-super-admin.server.ts";

/** Whose account joins the team, by e-mail address or phone number, and with which role. */
export const memberForm = z.object({ who: lineField(254), role: z.enum(roles, "choice") });

/**
 * Makes the owner of an account a member of the team; their sessions end, as those of staff are shorter. Refused at `who` with
 * `team.no-account`, `team.already-member`, `team.no-email`, `sign-in.blocked`; with `team.assign-denied`, `busy`.
 */
export const addMember = ({ who, role, by }: z.output<typeof memberForm> & { by: number }): Promise<Outcome<JoinedMember>> =>
  asSuperAdmin(by, "team.assign-denied", async (tx) => {
    const account = await tx.user.findUnique({ where: whereAccount(who), select: { id: true } });
    return account ? joinTeam(tx, account.id, { role, by, field: "who" }) : refused("team.no-account", { field: "who" });
  });

/** Somebody who has joined. */
export type JoinedMember = { id: number; name: string };

/**
 * Gives an account without a role one. Their password is a customer's: the back office opens once they have one by the rule of staff.
 * Refused with `team.already-member`, `team.no-account`, `team.no-email`, `sign-in.blocked`, at a field where one
 * is named.
 *
 * @param by who made them a member; for an invite, who sent it
 */
export async function joinTeam(
  tx: Tx,
  id: number,
  { role, by, field }: { role: Role; by: number; field?: string },
): Promise<Outcome<JoinedMember>> {
  const at = field ? { field } : {};
  const user = await tx.user.findUnique({ where: { id }, select: { name: true, email: true, role: true, blockedAt: true } });
  if (!user) return refused("team.no-account", at);
  if (user.role) return refused("team.already-member", { ...at, values: { name: user.name } });
  if (!user.email) return refused("team.no-email", { ...at, values: { name: user.name } });
  const { count } = await tx.user.updateMany({
    where: { id, role: null, blockedAt: null },
    data: { role, roleAssignedAt: now(), roleAssignedBy: by, passwordChangeRequired: true },
  });
  if (count === 0) return refused("sign-in.blocked", at);
  await endSessionsOf(tx, id);
  await recordAudit(tx, { by, action: "add", entity: "member", id, before: { role: null }, after: { role } });
  return done({ id, name: user.name });
}

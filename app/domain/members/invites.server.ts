import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import type { Role } from "#app/domain/team/permissions.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { tokenHash } from "#app/platform/secret.server.ts";
import { asSuperAdmin } from "./as-super-admin.server.ts";

/** How long an invite works, ms. */
export const inviteTtl = 48 * 60 * 60_000;

/** The secret part of an invite's link, derived from what the outbox holds, so that the database holds no working link. */
export const inviteToken = (nonce: string): string => Buffer.from(tokenHash(`invite ${nonce}`)).toString("base64url");

/** The path of the page that an invite leads to. */
export const invitePath = (token: string): string => `/join-team?token=${token}`;

/** So many invites are listed at most. */
const mostInvites = 100;

/** An invite that still works. */
export type OpenInvite = { id: number; email: string | null; role: Role; invitedBy: string; expiresAt: Date };

const open = () => ({
  acceptedAt: null,
  withdrawnAt: null,
  expiresAt: { gt: now() },
  invitedBy: { role: "super_admin" as const, blockedAt: null },
});

const columns = {
  ...{ id: true, email: true, role: true, expiresAt: true, invitedById: true },
  invitedBy: { select: { name: true, language: true } },
} as const;

/** The open invites, the latest first; without those of a member who is no super admin any more. */
export async function listInvites(): Promise<OpenInvite[]> {
  const rows = await db.teamInvite.findMany({ where: open(), orderBy: { id: "desc" }, take: mostInvites, select: columns });
  return rows.map(({ invitedBy, invitedById: _, ...row }) => ({ ...row, invitedBy: invitedBy.name }));
}

/** The invite behind a link, or null when it is unknown, used, withdrawn or too old. */
export const findInvite = (token: string) =>
  db.teamInvite.findFirst({ where: { tokenHash: tokenHash(token), ...open() }, select: columns });

/** Ends an invite before anybody has used it. Refused with `team.assign-denied`, `team.invite-over`, `busy`. */
export const withdrawInvite = (id: number, { by }: { by: number }): Promise<Outcome<null>> =>
  asSuperAdmin(by, "team.assign-denied", async (tx) => {
    const { count } = await tx.teamInvite.updateMany({ where: { id, ...open() }, data: { withdrawnAt: now() } });
    if (count === 0) return refused("team.invite-over");
    await recordAudit(tx, { by, action: "withdraw", entity: "team-invite", id });
    return done(null);
  });

import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { newToken, tokenHash } from "#app/platform/secret.server.ts";
import { whoMayEnter } from "./internal/may-enter.server.ts";
import { resetTokenTtl } from "./reset-token.server.ts";

/** A link for one super admin; or the e-mail addresses of all of them, where none or several were meant. */
export type OwnerRecovery = { path: string; email: string } | { path: null; superAdmins: string[] };

/**
 * Makes a link, valid for 30 minutes and once, with which a super admin chooses a new password and is rid of a second factor. For the
 * operator of the shop's machine alone: whoever has the link has the shop.
 *
 * @param email whose; null for the only one there is
 */
export async function offerOwnerRecovery(email: string | null): Promise<OwnerRecovery> {
  const superAdmins = await db.user.findMany({
    where: { role: "super_admin", blockedAt: null, ...whoMayEnter() },
    orderBy: { id: "asc" },
    select: { id: true, email: true },
  });
  const people = superAdmins.flatMap(({ id, email: own }) => (own ? [{ id, email: own }] : []));
  const [only, ...others] = people;
  const chosen = email === null && others.length === 0 ? only : people.find((one) => one.email === email?.toLowerCase());
  if (!chosen) return { path: null, superAdmins: people.map((one) => one.email) };
  const token = newToken();
  const at = now();
  const expiresAt = new Date(at.getTime() + resetTokenTtl);
  const reset = { tokenHash: tokenHash(token), userId: chosen.id, createdAt: at, expiresAt, removesTwoFactor: true };
  await db.$transaction(async (tx) => {
    await tx.passwordReset.create({ data: reset });
    await recordAudit(tx, { by: null, action: "offer-recovery", entity: "user", id: chosen.id });
  });
  return { path: `/reset-password?token=${token}`, email: chosen.email };
}

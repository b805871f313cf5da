import { resetTokenTtl } from "#app/domain/accounts/reset-token.server.ts";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { newToken, tokenHash } from "#app/platform/secret.server.ts";
import { actOnUser } from "./act-on-user.server.ts";

/**
 * Makes a link for a new password that staff pass on by hand, for a customer whom no e-mail reaches: valid for 30 minutes and once. A
 * new one ends the earlier ones. Refused with `account.has-email` where the link goes there instead, `account.team-by-e-mail`,
 * `sign-in.blocked` while the account is blocked, and as `actOnUser` says.
 *
 * @returns the path of the link, which is stored nowhere
 */
export const offerReset = (id: number, { by }: { by: number }): Promise<Outcome<{ path: string }>> =>
  actOnUser({ id, by, takesAway: false }, async (tx, { email, role }) => {
    if (role) return refused("account.team-by-letter");
    if (email) return refused("account.has-email");
    if (!(await tx.user.findUnique({ where: { id, blockedAt: null }, select: { id: true } }))) return refused("sign-in.blocked");
    const at = now();
    await tx.passwordReset.updateMany({ where: { userId: id, usedAt: null }, data: { usedAt: at } });
    const token = newToken();
    const expiresAt = new Date(at.getTime() + resetTokenTtl);
    await tx.passwordReset.create({ data: { tokenHash: tokenHash(token), userId: id, createdAt: at, expiresAt } });
    await recordAudit(tx, { by, action: "offer-reset", entity: "user", id });
    return done({ path: `/reset-password?token=${token}` });
  });

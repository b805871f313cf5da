import { requestReset } from "#app/domain/accounts/request-reset.server.ts";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { actOnUser } from "./act-on-user.server.ts";

/**
 * Sends somebody the link for a new password, as if they had asked for it. Refused with `account.no-email` where there is
 * none to send it to, `sign-in.blocked` while the account is blocked, and as `actOnUser` says.
 */
export async function sendReset(id: number, { by }: { by: number }): Promise<Outcome<{ name: string }>> {
  const outcome = await actOnUser({ id, by, takesAway: false }, async (tx, { name, email }) => {
    if (!email) return refused("account.no-email");
    if (!(await tx.user.findUnique({ where: { id, blockedAt: null }, select: { id: true } }))) return refused("sign-in.blocked");
    await recordAudit(tx, { by, action: "send-reset", entity: "user", id });
    return done({ name, email });
  });
  if (!outcome.ok) return outcome;
  await requestReset(outcome.value.email);
  return done({ name: outcome.value.name });
}

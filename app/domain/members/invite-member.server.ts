import { z } from "zod";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { roles } from "#app/domain/team/permissions.ts";
import { emailField, orNull } from "#app/lib/form-fields.server.ts";
import { done, type Outcome } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { triggerOutbox } from "#app/platform/jobs.server.ts";
import { enqueueMessage } from "#app/platform/outbox.server.ts";
import { newToken, tokenHash } from "#app/platform/secret.server.ts";
import { asSuperAdmin } from "./as-super-admin.server.ts";
import { invitePath, inviteToken, inviteTtl } from "./invites.server.ts";

/** Who is invited: the role, and the e-mail address that gets the link; without one the link is only shown. */
export const inviteForm = z.object({ email: emailField.optional().transform(orNull), role: z.enum(roles, "choice") });

/**
 * Makes a link that gives whoever opens it a role, within 48 hours and once; an e-mail with it is enqueued where an address is given.
 * Refused with `team.assign-denied`, `busy`.
 *
 * @returns the path of the link, which is stored nowhere
 */
export async function inviteMember({
  email,
  role,
  by,
}: z.output<typeof inviteForm> & { by: number }): Promise<Outcome<{ path: string }>> {
  const nonce = newToken();
  const token = inviteToken(nonce);
  const at = now();
  const expiresAt = new Date(at.getTime() + inviteTtl);
  const outcome = await asSuperAdmin(by, "team.assign-denied", async (tx) => {
    const invite = { tokenHash: tokenHash(token), email, role, invitedById: by, createdAt: at, expiresAt };
    const { id } = await tx.teamInvite.create({ data: invite, select: { id: true } });
    if (email) await enqueueMessage(tx, { channel: "email", recipient: email, kind: "team_invite", payload: { nonce } });
    await recordAudit(tx, { by, action: "invite", entity: "team-invite", id, after: { email, role } });
    return done({ path: invitePath(token) });
  });
  if (outcome.ok && email) triggerOutbox();
  return outcome;
}

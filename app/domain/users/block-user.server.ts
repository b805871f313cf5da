import { endSessionsOf } from "#app/domain/accounts/session.server.ts";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { done, type Outcome } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { notifyRightsChanged } from "#app/platform/order-events.server.ts";
import { actOnUser } from "./act-on-user.server.ts";

type Named = Promise<Outcome<{ name: string }>>;

/** Keeps somebody from signing in until it is taken back; their sessions end at once. Refused as `actOnUser` says. */
export const blockUser = (id: number, { by }: { by: number }): Named =>
  actOnUser({ id, by, takesAway: true }, async (tx, { name }) => {
    const { count } = await tx.user.updateMany({ where: { id, blockedAt: null }, data: { blockedAt: now() } });
    await endSessionsOf(tx, id);
    if (count > 0) await recordAudit(tx, { by, action: "block", entity: "user", id });
    return done({ name });
  });

/** Lets somebody sign in again. Refused as `actOnUser` says. */
export const unblockUser = (id: number, { by }: { by: number }): Named =>
  actOnUser({ id, by, takesAway: false }, async (tx, { name }) => {
    const { count } = await tx.user.updateMany({ where: { id, blockedAt: { not: null } }, data: { blockedAt: null } });
    if (count > 0) await recordAudit(tx, { by, action: "unblock", entity: "user", id });
    return done({ name });
  });

/** A session as the list of them names it: the hash of its token in hexadecimal digits. */
const sessionKey = /^[0-9a-f]{64}$/;

/** Signs somebody out: on the device of one session, or without one on all of them. Refused as `actOnUser` says. */
export const endSessionsOfUser = (id: number, { by, session }: { by: number; session: string | null }): Named =>
  actOnUser({ id, by, takesAway: false }, async (tx, { name }) => {
    if (session === null) await endSessionsOf(tx, id);
    else if (sessionKey.test(session)) {
      await tx.session.deleteMany({ where: { userId: id, tokenHash: Buffer.from(session, "hex") } });
      await notifyRightsChanged(tx);
    }
    await recordAudit(tx, { by, action: "end-sessions", entity: "user", id });
    return done({ name });
  });

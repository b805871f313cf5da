import { endSessionsOf } from "#app/domain/accounts/session.server.ts";
import { endSessionByKey } from "#app/domain/accounts/session-list.server.ts";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { done, type Outcome } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
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

/** Signs somebody out: on the device of one session, or without one on all of them. Refused as `actOnUser` says. */
export const endSessionsOfUser = (id: number, { by, session }: { by: number; session: string | null }): Named =>
  actOnUser({ id, by, takesAway: false }, async (tx, { name }) => {
    if (session === null) await endSessionsOf(tx, id);
    else await endSessionByKey(tx, id, session);
    await recordAudit(tx, { by, action: "end-sessions", entity: "user", id });
    return done({ name });
  });

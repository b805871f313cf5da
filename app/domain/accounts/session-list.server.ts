import { now } from "#app/platform/clock.server.ts";
import { db, type Tx } from "#app/platform/db.server.ts";
import { notifyRightsChanged } from "#app/platform/order-events.server.ts";
import { tokenHash } from "#app/platform/secret.server.ts";
import { endSessionsOf } from "./session.server.ts";

/** How many sessions a list shows. */
const mostShown = 20;

/** A browser that somebody is signed in with. `key` names its session without opening it. */
export type ListedSession = {
  key: string;
  createdAt: Date;
  lastSeenAt: Date;
  userAgent: string | null;
  address: string | null;
  /** whether it is the browser that reads the list */
  isHere: boolean;
};

const keyOf = (hash: Uint8Array): string => Buffer.from(hash).toString("hex");

/** A key: the hash of a session's token in hexadecimal digits. */
const sessionKey = /^[0-9a-f]{64}$/;

/**
 * The browsers that a person is signed in with, the one that reads the list first, then the one seen last.
 *
 * @param here the token of the session that reads the list, of the person themselves
 */
export async function listSessions(userId: number, here?: string): Promise<ListedSession[]> {
  const own = here === undefined ? null : keyOf(tokenHash(here));
  const sessions = await db.session.findMany({
    where: { userId, expiresAt: { gt: now() }, idleAt: null },
    orderBy: { lastSeenAt: "desc" },
    take: mostShown,
    select: { tokenHash: true, createdAt: true, lastSeenAt: true, userAgent: true, address: true },
  });
  const listed = sessions.map(({ tokenHash: hash, ...session }) => {
    const key = keyOf(hash);
    return { ...session, key, isHere: key === own };
  });
  return listed.sort((one, other) => Number(other.isHere) - Number(one.isHere));
}

/** Whether a session of a token is the one of a key. */
export const isSessionOf = (token: string, key: string): boolean => keyOf(tokenHash(token)) === key;

/** Ends one session of a person by its key; an unknown key ends none. */
export async function endSessionByKey(tx: Tx, userId: number, key: string): Promise<void> {
  if (!sessionKey.test(key)) return;
  await tx.session.deleteMany({ where: { userId, tokenHash: Buffer.from(key, "hex") } });
  await notifyRightsChanged(tx);
}

/** Ends what a person themselves asks for: the session of a key, or without one all but the session of `here`. */
export const endOwnSessions = (userId: number, { key, here }: { key: string | null; here: string }): Promise<void> =>
  key === null ? endSessionsOf(db, userId, here) : endSessionByKey(db, userId, key);

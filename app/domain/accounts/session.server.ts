import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import type { Role } from "#app/domain/team/permissions.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, type Given, Placeholder, prepareRows, raw, type Sql, sql, type Tx } from "#app/platform/db.server.ts";
import { notifyRightsChanged } from "#app/platform/order-events.server.ts";
import { newToken, tokenHash } from "#app/platform/secret.server.ts";
import { mayEnter } from "./internal/may-enter.server.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * A session that its browser has not used again by then ends. Of two concurrent sign-ins the browser keeps one cookie; the other
 * session would stay open for 30 days without an owner.
 */
const claimTime = 10 * minute;

/** The longest age of a session: staff 12 hours, customers 30 days. An idle one of staff ends after the time of the settings. */
const sessionLife = { staff: 12 * 60 * minute, customer: 30 * day } as const;

/** The idle time after which a session of staff ends, milliseconds. */
const idleLimit = async (): Promise<number> => (await findShopSettings()).site.sessionTimeout * minute;

/** The signed-in user. The role only chooses menus; permissions are always re-read. */
export type Viewer = {
  id: number;
  name: string;
  email: string | null;
  phone: string | null;
  role: Role | null;
  avatarUrl: string | null;
  /** the delivery zone chosen last, by name */
  zone: string | null;
};

const staffLife = raw(`interval '${sessionLife.staff / 1000} seconds'`);

const claimSeconds = raw(`interval '${claimTime / 1000} seconds'`);

const ofStaff = sql`(s.is_staff OR u.role IS NOT NULL)`;

/**
 * The valid session of a token, as `s`, with its user `u`. Staff limits apply to anyone who is staff now, also in a session
 * opened as a customer.
 */
const liveSession = (hash: Uint8Array | Placeholder, at: Sql) => sql`
  FROM sessions s JOIN users u ON u.id = s.user_id
  WHERE s.token_hash = ${hash} AND u.blocked_at IS NULL AND s.expires_at > ${at}
    AND (NOT ${ofStaff} OR s.created_at > ${at} - ${staffLife})`;

const lifeOf = (isStaff: boolean): number => (isStaff ? sessionLife.staff : sessionLife.customer);

/**
 * Starts a session and gives the token for its cookie; the database keeps only a hash. Staff sessions end sooner, and those that
 * are not used within ten minutes at once.
 */
export async function startSession(
  tx: Tx,
  { userId, isStaff, userAgent, address }: { userId: number; isStaff: boolean; userAgent: string | null; address: string | null },
): Promise<{ token: string; seconds: number }> {
  const token = newToken();
  const at = now();
  await tx.session.create({
    data: {
      tokenHash: tokenHash(token),
      userId,
      isStaff,
      userAgent: userAgent?.slice(0, 300) ?? null,
      address,
      createdAt: at,
      lastSeenAt: at,
      expiresAt: new Date(at.getTime() + claimTime),
    },
  });
  return { token, seconds: lifeOf(isStaff) / 1000 };
}

type Row = Viewer & { idle: number; is_idle: boolean; is_staff: boolean; is_unclaimed: boolean; avatar_url: string | null };

/** Whether a person caused the request, which resets the idle time; true by default. */
type SessionUse = { isUse?: boolean };

/**
 * The user behind a session token, or null when the session is unknown, ended, idle too long or expired.
 */
export async function findViewer(token: string, use: SessionUse = {}): Promise<Viewer | null> {
  const row = await findSession(readSession, token);
  return row && enter(token, row, use);
}

/** The time of a read, in the columns that are read with a session. */
export const readAt = sql`${new Placeholder("at")}::timestamptz`;

/** A read of what lies behind a session token that is not over, with more columns about the user `u`. */
const prepareSession = <More extends object>(more = sql``) =>
  prepareRows<Row & More>(sql`
    SELECT u.id, u.name, u.email, u.phone, u.role::text AS role, u.avatar_url, u.zone,
      extract(epoch FROM ${readAt} - s.last_seen_at)::float8 * 1000 AS idle, s.idle_at IS NOT NULL AS is_idle,
      s.expires_at - s.created_at <= ${claimSeconds} AS is_unclaimed, ${ofStaff} AS is_staff${more}
    ${liveSession(new Placeholder("hash"), readAt)}`);

const readSession = prepareSession();

async function findSession<Found extends object>(read: (given: Given) => Promise<Found[]>, token: string, given?: Given) {
  const at = now();
  const [row] = await read({ ...given, hash: tokenHash(token), at: at.toISOString() });
  return row ? { ...row, at } : null;
}

/**
 * Prepares a read of the user behind a session token as `findViewer` has it, with further columns of the account in the same statement.
 *
 * @param columns further columns, about the user `u`
 * @returns the read; it takes what the columns have placeholders for, but for `readAt`
 */
export function prepareViewer<More extends object>(columns: Sql) {
  const read = prepareSession<More>(sql`, ${columns}`);
  return async (token: string, use: SessionUse, given?: Given): Promise<{ viewer: Viewer; more: More } | null> => {
    const row = await findSession(read, token, given);
    const viewer = row && (await enter(token, row, use));
    return viewer && { viewer, more: row };
  };
}

/** Lets somebody in whose session is not over, unless it was left alone for too long, and notes that it is in use. */
async function enter(token: string, row: Row & { at: Date }, { isUse = true }: SessionUse): Promise<Viewer | null> {
  if (!mayEnter(row.email)) return null;
  if (row.is_unclaimed) await claimSession(token, lifeOf(row.is_staff));
  const { idle, at } = row;
  if (row.is_staff && (row.is_idle || idle > (await idleLimit()))) return null;
  if (isUse && idle > minute) await db.session.updateMany({ where: { tokenHash: tokenHash(token) }, data: { lastSeenAt: at } });
  const { id, name, email, phone, role, avatar_url: avatarUrl, zone } = row;
  return { id, name, email, phone, role, avatarUrl, zone };
}

/** The browser has the cookie: the session is extended to `life` milliseconds from its start. One that was ended meanwhile is not changed. */
async function claimSession(token: string, life: number): Promise<void> {
  await db.$executeRaw`
    UPDATE sessions SET expires_at = created_at + make_interval(secs => ${life / 1000}) WHERE token_hash = ${tokenHash(token)}`;
}

/** How a session stands: in use, left alone for too long (staff), or over. An idle one is never in use again. */
export type SessionState = "open" | "idle" | "over";

/** The state of the session behind a token. Reading it does not reset the idle time, so an open page does not keep a session alive. */
export async function sessionState(token: string): Promise<SessionState> {
  const at = now();
  const idleSince = new Date(at.getTime() - (await idleLimit()));
  const [row] = await db.$queryRaw<{ isOpen: boolean; email: string | null }[]>`
    SELECT (NOT ${ofStaff} OR (s.idle_at IS NULL AND s.last_seen_at > ${idleSince})) AS "isOpen", u.email
    ${liveSession(tokenHash(token), sql`${at.toISOString()}::timestamptz`)}`;
  if (!row || !mayEnter(row.email)) return "over";
  return row.isOpen ? "open" : "idle";
}

/**
 * Marks the sessions of staff that have gone idle under a timeout, before a longer one is saved: it revives none of them.
 *
 * @param timeout minutes
 */
export async function markIdleSessions(tx: Tx, timeout: number): Promise<void> {
  const at = now();
  await tx.$executeRaw`
    UPDATE sessions s SET idle_at = ${at} FROM users u
    WHERE u.id = s.user_id AND ${ofStaff} AND s.idle_at IS NULL AND s.last_seen_at < ${new Date(at.getTime() - timeout * minute)}`;
}

/** Whose session a token stood for, also when it is over; null when nothing is on record. */
export async function findSessionOwner(token: string): Promise<number | null> {
  const session = await db.session.findUnique({ where: { tokenHash: tokenHash(token) }, select: { userId: true } });
  return session?.userId ?? null;
}

/** Ends one session, as signing out does. */
export async function endSession(token: string): Promise<void> {
  await db.session.deleteMany({ where: { tokenHash: tokenHash(token) } });
}

/**
 * Ends every session of a user, except one that is kept, with the pushes and the event streams that hang on them, and trusts none of
 * their devices any more. For sign-out everywhere, a new password, a new role and a blocked account.
 */
export async function endSessionsOf(tx: Tx, userId: number, except?: string): Promise<void> {
  await tx.session.deleteMany({ where: { userId, ...(except && { tokenHash: { not: tokenHash(except) } }) } });
  await tx.trustedDevice.deleteMany({ where: { userId } });
  await notifyRightsChanged(tx);
}

/** Signs a user out everywhere, here too. */
export const endEverySession = (userId: number): Promise<void> => endSessionsOf(db, userId);

import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { maskPhone } from "#app/lib/format-phone.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, type Tx, transact } from "#app/platform/db.server.ts";
import { hashPassword } from "#app/platform/passwords.server.ts";
import { newToken, tokenHash } from "#app/platform/secret.server.ts";
import { isDuplicate } from "../register-account.server.ts";
import { endSessionsOf } from "../session.server.ts";
import { withdrawReminders } from "../withdraw-reminders.server.ts";
import { type IdentityPart, messageContacts, reachedColumns } from "./record-change.server.ts";

/** A change that a link takes back, as its page shows it. Phone and address are masked: the link may have been passed on. */
export type UndoableChange = {
  change: IdentityPart;
  at: Date;
  /** until when the link works */
  until: Date;
  phone: string | null;
  email: string | null;
};

const findChange = (token: string) => db.identityChange.findUnique({ where: { tokenHash: tokenHash(token) } });

type StoredChange = NonNullable<Awaited<ReturnType<typeof findChange>>>;

/** Why a link takes nothing back, or null when it does. */
function refuseUndo(stored: Pick<StoredChange, "undoneAt" | "expiresAt"> | null): Outcome<never> | null {
  if (!stored) return refused("undo.unknown");
  if (stored.undoneAt) return refused("undo.used");
  return stored.expiresAt <= now() ? refused("undo.expired") : null;
}

const maskEmail = (email: string): string => email.replace(/^(.).*(?=@)/, "$1***");

/** The change that a link takes back. Refused with `undo.unknown`, `undo.used`, `undo.expired`. */
export async function findUndoableChange(token: string): Promise<Outcome<UndoableChange>> {
  const stored = await findChange(token);
  const over = refuseUndo(stored);
  if (over || !stored) return over ?? refused("undo.unknown");
  const { change, createdAt: at, expiresAt: until, phone, email } = stored;
  const contacts = { phone: phone && maskPhone(phone), email: email && maskEmail(email) };
  return done({ change: change as IdentityPart, at, until, ...contacts });
}

/**
 * Takes a change of an account back, with every later one: its phone and e-mail address are again what they were, what came in between
 * leaves, every session ends and no password fits any more, since whoever made the change may know it. The owner sets a new one by a code
 * or link to what is back. Refused with `undo.unknown`, `undo.used`, `undo.expired`; with `undo.phone-taken`, `undo.email-taken` where
 * another account has them meanwhile, `busy`.
 */
export async function undoIdentityChange(token: string): Promise<Outcome<null>> {
  const found = await findChange(token);
  const over = refuseUndo(found);
  if (over || !found) return over ?? refused("undo.unknown");
  const passwordHash = await hashPassword(newToken());
  try {
    return await transact((tx) => restore(tx, found, passwordHash));
  } catch (problem) {
    const clash = isDuplicate(problem) ? await refuseTakenMeanwhile(db, found) : null;
    if (clash) return clash;
    throw problem;
  }
}

async function restore(tx: Tx, { id, userId, createdAt, ...before }: StoredChange, passwordHash: string): Promise<Outcome<null>> {
  await tx.$queryRaw`SELECT FROM users WHERE id = ${userId} FOR UPDATE`;
  const current = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: reachedColumns });
  const over = refuseUndo(await tx.identityChange.findUnique({ where: { id } }));
  const taken = over ?? (await refuseTakenMeanwhile(tx, { userId, ...before }));
  if (taken) return taken;
  const at = now();
  const { phone, phoneProvedAt, email, emailProvedAt } = before;
  await tx.identityChange.updateMany({
    where: { userId, createdAt: { gte: createdAt }, undoneAt: null },
    data: { undoneAt: at },
  });
  const data = { phone, phoneProvedAt, email, emailProvedAt, passwordHash };
  await tx.user.update({ where: { id: userId }, data, select: { id: true } });
  const unused = { where: { userId, usedAt: null }, data: { usedAt: at } };
  await tx.passwordReset.updateMany(unused);
  await tx.passwordResetCode.updateMany(unused);
  await withdrawReminders(tx, userId);
  await endSessionsOf(tx, userId);
  await recordAudit(tx, { by: userId, action: "undo-identity-change", entity: "user", id: userId });
  const ended = {
    phone: current.phone === phone ? null : current.phone,
    email: current.email === email ? null : current.email,
  };
  await messageContacts(tx, ended, { userId, change: "undone" });
  return done(null);
}

/** The refusal where another account has the phone number or address that would come back; null where none has. */
async function refuseTakenMeanwhile(
  tx: Tx,
  { userId, phone, email }: Pick<StoredChange, "userId" | "phone" | "email">,
): Promise<Outcome<never> | null> {
  const isOther = { id: { not: userId } };
  if (phone && (await tx.user.findFirst({ where: { phone, ...isOther }, select: { id: true } })))
    return refused("undo.phone-taken");
  if (email && (await tx.user.findFirst({ where: { email, ...isOther }, select: { id: true } })))
    return refused("undo.email-taken");
  return null;
}

/**
 * The phone number, else the address, that a new password is asked for by, once a link has taken its change back; null for every other
 * link.
 */
export async function findRestoredContact(token: string): Promise<string | null> {
  const stored = await findChange(token);
  if (!stored?.undoneAt) return null;
  const user = await db.user.findUnique({ where: { id: stored.userId }, select: { phone: true, email: true } });
  const { phone, email } = stored;
  if (phone && user?.phone === phone) return phone;
  return email && user?.email === email ? email : null;
}

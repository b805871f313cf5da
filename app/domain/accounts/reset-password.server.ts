import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, type Tx, transact } from "#app/platform/db.server.ts";
import { hashPassword } from "#app/platform/passwords.server.ts";
import { tokenHash } from "#app/platform/secret.server.ts";
import { endUnprovedEmail } from "./internal/end-unproved-email.server.ts";
import { refuseNewPassword } from "./new-password.server.ts";
import { tryCode } from "./reset-code.server.ts";
import { endSessionsOf } from "./session.server.ts";

/** Whose password a link may change and how to write to them, or null when it is unknown, used or too old. */
export async function findReset(token: string) {
  const reset = await db.passwordReset.findUnique({
    where: { tokenHash: tokenHash(token) },
    select: {
      ...{ usedAt: true, expiresAt: true, removesTwoFactor: true },
      user: { select: { id: true, name: true, language: true, role: true } },
    },
  });
  if (!reset || reset.usedAt || reset.expiresAt <= now()) return null;
  return { ...reset.user, removesTwoFactor: reset.removesTwoFactor };
}

type Replaced = { id: number; isStaff: boolean; removesTwoFactor: boolean; passwordHash: string; proved: "email" | "phone" };

/** Saves the new password: every session ends, and every other link and code of the account is used up. */
async function replacePassword(tx: Tx, { id: userId, isStaff, removesTwoFactor, passwordHash, proved }: Replaced): Promise<void> {
  const unused = { where: { userId, usedAt: null }, data: { usedAt: now() } };
  await tx.passwordReset.updateMany(unused);
  await tx.passwordResetCode.updateMany(unused);
  if (proved === "phone") await endUnprovedEmail(tx, userId);
  const proof = proved === "phone" && { phoneProvedAt: now() };
  const data = { passwordHash, ...proof, ...(isStaff && { passwordChangeRequired: false }) };
  await tx.user.update({ where: { id: userId }, data, select: { id: true } });
  // a link that staff passed on, or that was made on the shop's machine, proves no address
  if (proved === "email" && !removesTwoFactor)
    await tx.user.updateMany({ where: { id: userId, email: { not: null } }, data: { emailProvedAt: now() } });
  if (removesTwoFactor) await tx.twoFactor.deleteMany({ where: { userId } });
  await endSessionsOf(tx, userId);
  const action = removesTwoFactor ? "recover-owner" : "reset-password";
  await recordAudit(tx, { by: userId, action, entity: "user", id: userId });
}

/**
 * Sets a new password for the account of a link: every session ends, and this link and any other of theirs is used up. A second factor
 * stays, unless the link was made on the shop's machine. Refused with `reset.expired`, also for the second of two concurrent requests, `password.staff-short`, `password.common`.
 */
export async function resetPassword({ token, password }: { token: string; password: string }): Promise<Outcome<null>> {
  const user = await findReset(token);
  if (!user) return refused("reset.expired");
  const isStaff = user.role !== null;
  const unfit = await refuseNewPassword(password, { isStaff, field: "password" });
  if (unfit) return unfit;
  const passwordHash = await hashPassword(password);
  return transact(async (tx) => {
    const used = { usedAt: now() };
    const { count } = await tx.passwordReset.updateMany({ where: { tokenHash: tokenHash(token), usedAt: null }, data: used });
    if (count === 0) return refused("reset.expired");
    await replacePassword(tx, { ...user, isStaff, passwordHash, proved: "email" });
    return done(null);
  });
}

/**
 * The same by the code that WhatsApp brought, for customers only. It proves the phone: the first proof ends every e-mail address before it, a later one an address that nobody proved. An unfit password spends no try. Refused with
 * `reset.wrong-code`, `reset.code-expired`, `password.common`.
 *
 * @param request the token that `requestReset` gave to whoever asked
 */
export async function resetPasswordByCode({
  request,
  code,
  password,
}: {
  request: string;
  code: string;
  password: string;
}): Promise<Outcome<null>> {
  const unfit = await refuseNewPassword(password, { isStaff: false, field: "password" });
  if (unfit) return unfit;
  const tried = await tryCode(request, code);
  if (tried === "wrong") return refused("reset.wrong-code", { field: "code" });
  if (tried === null) return refused("reset.code-expired");
  const { userId: id, nonce } = tried;
  const passwordHash = await hashPassword(password);
  return transact(async (tx) => {
    const { count } = await tx.passwordResetCode.updateMany({ where: { nonce, usedAt: null }, data: { usedAt: now() } });
    const isCustomer = await tx.user.findFirst({ where: { id, role: null, blockedAt: null }, select: { id: true } });
    if (count === 0 || !isCustomer) return refused("reset.code-expired");
    await replacePassword(tx, { id, isStaff: false, removesTwoFactor: false, passwordHash, proved: "phone" });
    return done(null);
  });
}

import { timingSafeEqual } from "node:crypto";
import type { z } from "zod";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, type Tx, transact } from "#app/platform/db.server.ts";
import { hashPassword } from "#app/platform/passwords.server.ts";
import { newToken, tokenHash } from "#app/platform/secret.server.ts";
import type { Account } from "./account.ts";
import type { ownerForm } from "./account-forms.server.ts";
import { whoMayEnter } from "./internal/may-enter.server.ts";
import { refuseNewPassword } from "./new-password.server.ts";

const day = 24 * 60 * 60 * 1000;
const key = "owner_setup";

/**
 * A new shop has no owner, and no account with the right to make one: returns the path of a one-time link that does, valid for a day,
 * or null when a super_admin exists who may enter. A later start replaces the link.
 */
export async function offerOwnerSetup(): Promise<string | null> {
  if (await db.user.findFirst({ where: { role: "super_admin", ...whoMayEnter() }, select: { id: true } })) return null;
  const token = newToken();
  const at = now();
  const value = { hash: hexOf(token), expiresAt: at.getTime() + day };
  const saved = { value, updatedAt: at };
  await db.setting.upsert({ where: { key }, create: { key, ...saved }, update: { ...saved, isActive: true } });
  return `/owner-setup?token=${token}`;
}

const hexOf = (token: string) => Buffer.from(tokenHash(token)).toString("hex");

/** Whether an owner may still be set up with this token. */
export async function isOwnerSetupOpen(token: string, client: Pick<Tx, "$queryRaw"> = db): Promise<boolean> {
  const [offer] = await client.$queryRaw<{ hash: string; expires_at: number }[]>`
    SELECT value ->> 'hash' AS hash, (value ->> 'expiresAt')::float8 AS expires_at FROM settings WHERE key = ${key} FOR UPDATE`;
  if (!offer || offer.expires_at < now().getTime()) return false;
  return timingSafeEqual(Buffer.from(hexOf(token)), Buffer.from(offer.hash));
}

/**
 * Makes the owner's account, once. The link is used up with it.
 *
 * @returns refused with `reset.expired`, `account.email-taken`, `account.phone-taken`, `password.staff-short`, `password.common`
 */
export async function setUpOwner({ token, ...owner }: z.output<typeof ownerForm> & { token: string }): Promise<Outcome<Account>> {
  const unfit = await refuseNewPassword(owner.password, { isStaff: true, field: "password" });
  if (unfit) return unfit;
  const passwordHash = await hashPassword(owner.password);
  return transact<Account>(async (tx) => {
    if (!(await isOwnerSetupOpen(token, tx))) return refused("reset.expired");
    const { name, email, phone } = owner;
    const other = await tx.user.findFirst({ where: { OR: [{ email }, { phone }] }, select: { email: true } });
    if (other?.email === email) return refused("account.email-taken", { field: "email" });
    if (other) return refused("account.phone-taken", { field: "phone" });
    const at = now();
    const data = { name, email, phone, passwordHash, role: "super_admin" as const, roleAssignedAt: at, createdAt: at };
    const account = await tx.user.create({ data, select: { id: true, role: true } });
    await tx.setting.delete({ where: { key } });
    await recordAudit(tx, {
      by: account.id,
      action: "set up owner",
      entity: "user",
      id: account.id,
      after: { role: "super_admin" },
    });
    return done(account);
  });
}

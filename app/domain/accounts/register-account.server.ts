import type { z } from "zod";
import type { Lang } from "#app/i18n/lang.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, transact } from "#app/platform/db.server.ts";
import { triggerOutbox } from "#app/platform/jobs.server.ts";
import { hashPassword } from "#app/platform/passwords.server.ts";
import type { Account } from "./account.ts";
import type { registerForm } from "./account-forms.server.ts";
import { enqueueEmailProof } from "./identity/prove-email.server.ts";
import { refuseNewPassword } from "./new-password.server.ts";

type NewAccount = z.output<typeof registerForm> & { language: Lang };

/**
 * Opens a customer's account; an e-mail address gets the link that confirms it. A phone number, and an e-mail address if there is one, are each of one account only, also for two concurrent requests. Refused with
 * `account.email-taken`, `account.phone-taken`, `password.common`, `busy`.
 */
export async function registerAccount({ name, email, phone, password, language }: NewAccount): Promise<Outcome<Account>> {
  const taken = await refuseTaken({ email, phone });
  if (taken) return taken;
  const unfit = await refuseNewPassword(password, { isStaff: false, field: "password" });
  if (unfit) return unfit;
  const passwordHash = await hashPassword(password);
  try {
    const data = { name, email, phone, passwordHash, language, createdAt: now() };
    const outcome = await transact(async (tx) => {
      const account = await tx.user.create({ data, select: { id: true, role: true } });
      if (email) await enqueueEmailProof(tx, account.id, email);
      return done(account);
    });
    if (email) triggerOutbox();
    return outcome;
  } catch (problem) {
    const clash = isDuplicate(problem) ? await refuseTaken({ email, phone }) : null;
    if (clash) return clash;
    throw problem;
  }
}

/**
 * Why there can be no account with this e-mail address and this phone number, where they are given: `account.email-taken`,
 * `account.phone-taken`; `account.contact-reserved` while the account that had them before may take its change back (decisions 37): else
 * whoever changed it would take them elsewhere. Null when nothing does.
 *
 * @param own the account that may have them, where there is one already
 */
export async function refuseTaken(
  { email, phone }: { email?: string | undefined; phone?: string | undefined },
  own?: number,
): Promise<Outcome<never> | null> {
  const either = [...(email ? [{ email }] : []), ...(phone ? [{ phone }] : [])];
  if (either.length === 0) return null;
  const others = await db.user.findMany({ where: { OR: either, NOT: { id: own ?? 0 } }, select: { email: true } });
  if (others.length === 0) return refuseReserved({ email, phone }, own);
  const byEmail = email !== undefined && others.some((other) => other.email === email);
  return byEmail ? refused("account.email-taken", { field: "email" }) : refused("account.phone-taken", { field: "phone" });
}

async function refuseReserved(
  { email, phone }: { email?: string | undefined; phone?: string | undefined },
  own = 0,
): Promise<Outcome<never> | null> {
  const either = [...(email ? [{ email }] : []), ...(phone ? [{ phone }] : [])];
  const where = { OR: either, userId: { not: own }, undoneAt: null, expiresAt: { gt: now() } };
  const [last] = await db.identityChange.findMany({ where, orderBy: { expiresAt: "desc" }, take: 1 });
  if (!last) return null;
  const field = email !== undefined && last.email === email ? "email" : "phone";
  return refused("account.contact-reserved", { field, values: { count: hoursUntil(last.expiresAt) } });
}

const hoursUntil = (at: Date): number => Math.max(1, Math.ceil((at.getTime() - now().getTime()) / 3_600_000));

/** Whether the database refused a row because another one already has its e-mail or phone number. */
export const isDuplicate = (problem: unknown): boolean =>
  problem instanceof Error && (problem as { code?: unknown }).code === "P2002";

import type { z } from "zod";
import { Prisma } from "#app/generated/prisma/client.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, transact } from "#app/platform/db.server.ts";
import { hashPassword } from "#app/platform/passwords.server.ts";
import type { Account } from "./account.ts";
import type { registerForm } from "./account-forms.server.ts";
import { refuseNewPassword } from "./new-password.server.ts";

type NewAccount = z.output<typeof registerForm> & { language: Lang };

/**
 * Opens a customer's account. E-mail and phone number are each of one account only, also for two concurrent requests. Refused with
 * `account.email-taken`, `account.phone-taken`, `password.common`, `busy`.
 */
export async function registerAccount({ name, email, phone, password, language }: NewAccount): Promise<Outcome<Account>> {
  const taken = await findTaken(email, phone);
  if (taken) return taken;
  const unfit = await refuseNewPassword(password, { isStaff: false, field: "password" });
  if (unfit) return unfit;
  const passwordHash = await hashPassword(password);
  try {
    const data = { name, email, phone, passwordHash, language, createdAt: now() };
    return await transact(async (tx) => done(await tx.user.create({ data, select: { id: true, role: true } })));
  } catch (problem) {
    const clash = isDuplicate(problem) ? await findTaken(email, phone) : null;
    if (clash) return clash;
    throw problem;
  }
}

async function findTaken(email: string, phone: string): Promise<Outcome<never> | null> {
  const others = await db.user.findMany({ where: { OR: [{ email }, { phone }] }, select: { email: true } });
  if (others.length === 0) return null;
  const byEmail = others.some((other) => other.email === email);
  return byEmail ? refused("account.email-taken", { field: "email" }) : refused("account.phone-taken", { field: "phone" });
}

/** Whether the database refused a row because another one already has its e-mail or phone number. */
export const isDuplicate = (problem: unknown): boolean =>
  problem instanceof Prisma.PrismaClientKnownRequestError && problem.code === "P2002";

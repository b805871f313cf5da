import type { Account } from "#app/domain/accounts/account.ts";
import { db } from "#app/platform/db.server.ts";
import { tokenHash } from "#app/platform/secret.server.ts";
import { hasTwoFactor } from "./staff-requirement.server.ts";
import { isTrustedDevice } from "./trusted-devices.server.ts";

/**
 * Whether an account whose password was right gives a code too: staff with a second factor, on a browser that is not trusted. The shop's
 * switch makes everybody set one up; who has one is asked without it too.
 */
export async function needsSecondStep({ id, role }: Account, deviceTokens: readonly string[]): Promise<boolean> {
  return role !== null && (await hasTwoFactor(id)) && !(await isTrustedDevice(id, deviceTokens));
}

/** A sign-in whose password was right and whose code is not given yet. It is no session: it opens nothing but the second step. */
export type PendingSignIn = { id: number; proof: string };

/** Ties a pending sign-in to the password that it was made with: another password ends it. */
const proofOf = (passwordHash: string): string => Buffer.from(tokenHash(`second step ${passwordHash}`)).toString("base64url");

const account = { id: true, role: true, passwordHash: true } as const;

/** The pending sign-in of an account whose password was right; null once the account is gone. */
export async function startSecondStep(id: number): Promise<PendingSignIn | null> {
  const user = await db.user.findUnique({ where: { id }, select: account });
  return user && { id, proof: proofOf(user.passwordHash) };
}

/** Whose sign-in is pending; null when the password has changed or the account was blocked meanwhile. */
export async function findSecondStep({ id, proof }: PendingSignIn): Promise<Account | null> {
  const user = await db.user.findUnique({ where: { id, blockedAt: null }, select: account });
  return user && proofOf(user.passwordHash) === proof ? { id, role: user.role } : null;
}

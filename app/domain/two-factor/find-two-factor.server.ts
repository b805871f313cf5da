import { db } from "#app/platform/db.server.ts";
import { listTrustedDevices, type TrustedDevice } from "./trusted-devices.server.ts";

/** A person's second factor as they see it themselves. */
export type TwoFactorView = { since: Date; codesLeft: number; devices: TrustedDevice[] };

/** Somebody's second factor, or null before it is set up. Secrets and codes stay where they are. */
export async function findTwoFactor(userId: number): Promise<TwoFactorView | null> {
  const [factor, codesLeft, devices] = await Promise.all([
    db.twoFactor.findUnique({ where: { userId }, select: { createdAt: true } }),
    db.recoveryCode.count({ where: { userId, usedAt: null } }),
    listTrustedDevices(userId),
  ]);
  return factor && { since: factor.createdAt, codesLeft, devices };
}

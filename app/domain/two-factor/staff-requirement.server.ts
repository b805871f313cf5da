import type { ShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, type Tx } from "#app/platform/db.server.ts";
import { notifyRightsChanged } from "#app/platform/order-events.server.ts";

/** After it is switched on staff may work for so long without a second factor. */
const graceTime = 7 * 24 * 60 * 60_000;

/** What a member must do before the back office opens, and until when they may set up a second factor; null: nothing, or at no time. */
export type StaffRequirement = { required: "new-password" | "two-factor" | null; enrolBy: Date | null };

/** When the grace ends; a setting without its time, as after a hand edit, has none left. */
const graceEnd = (since: string | null): Date => new Date(since === null ? 0 : Date.parse(since) + graceTime);

type Member = { passwordChangeRequired: boolean; hasTwoFactor: boolean };

/** What is required of a member of staff at this very moment. */
export function staffRequirement(
  { passwordChangeRequired, hasTwoFactor: isEnrolled }: Member,
  { twoFactor, twoFactorSince }: Pick<ShopSettings["site"], "twoFactor" | "twoFactorSince">,
): StaffRequirement {
  if (passwordChangeRequired) return { required: "new-password", enrolBy: null };
  if (!twoFactor || isEnrolled) return { required: null, enrolBy: null };
  if (isEnrolmentDue({ twoFactorSince })) return { required: "two-factor", enrolBy: null };
  return { required: null, enrolBy: graceEnd(twoFactorSince) };
}

/** Whether the days of grace are over for everybody. */
export const isEnrolmentDue = ({ twoFactorSince }: Pick<ShopSettings["site"], "twoFactorSince">): boolean =>
  graceEnd(twoFactorSince) <= now();

/** Whether the back office waits for another password of somebody. */
export const isPasswordChangeRequired = async (userId: number): Promise<boolean> =>
  (await db.user.findUnique({ where: { id: userId, passwordChangeRequired: true }, select: { id: true } })) !== null;

/** Whether somebody has set up a second factor. */
export const hasTwoFactor = async (userId: number): Promise<boolean> =>
  (await db.twoFactor.findUnique({ where: { userId }, select: { userId: true } })) !== null;

/** Ends the sessions of who has a second factor: while the setting was off they were opened without it. */
export async function endSessionsWithoutCode(tx: Tx): Promise<void> {
  await tx.$executeRaw`DELETE FROM sessions s USING two_factors f WHERE f.user_id = s.user_id`;
  await notifyRightsChanged(tx);
}

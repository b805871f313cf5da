import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import { findTotpStep } from "../totp.server.ts";
import { hashRecoveryCode } from "./make-recovery-codes.server.ts";
import { unsealSecret } from "./stored-secret.server.ts";

/** Wrong codes in a row, after which none is accepted for a while. */
const mostMisses = 5;
const minute = 60_000;
const lockMinutes = 15;

type Factor = { secret: string; last_step: number; misses: number; missed_at: Date | null };

/**
 * Checks a code of somebody's app, or one of their recovery codes, and uses it up. The row is locked, so that of two processes that are
 * given the same code one accepts it. The caller commits also where it is refused, or the miss would not count.
 *
 * @returns refused with `two-factor.not-set-up`, `two-factor.locked`, `two-factor.wrong`, `two-factor.unreadable`
 */
export async function checkCode(tx: Tx, userId: number, code: string): Promise<Outcome<null>> {
  const [factor] = await tx.$queryRaw<Factor[]>`
    SELECT secret, last_step, misses, missed_at FROM two_factors WHERE user_id = ${userId} FOR UPDATE`;
  if (!factor) return refused("two-factor.not-set-up");
  const at = now();
  const lockedFor = (factor.missed_at?.getTime() ?? 0) + lockMinutes * minute - at.getTime();
  const misses = lockedFor > 0 ? factor.misses : 0;
  if (misses >= mostMisses) return refused("two-factor.locked", { values: { minutes: Math.ceil(lockedFor / minute) } });
  const secret = unsealSecret(userId, factor.secret);
  if (secret === null) {
    log.error({ userId }, "a second factor cannot be read: the shop's secret has changed");
    return refused("two-factor.unreadable");
  }
  const step = findTotpStep(secret, code, at);
  const isRight = step !== null ? step > factor.last_step : await takeRecoveryCode(tx, userId, code, at);
  const data = isRight
    ? { misses: 0, missedAt: null, lastStep: Math.max(step ?? 0, factor.last_step) }
    : { misses: misses + 1, missedAt: at };
  await tx.twoFactor.update({ where: { userId }, data, select: { userId: true } });
  return isRight ? done(null) : refused("two-factor.wrong", { field: "code" });
}

async function takeRecoveryCode(tx: Tx, userId: number, code: string, at: Date): Promise<boolean> {
  const codeHash = hashRecoveryCode(userId, code);
  const { count } = await tx.recoveryCode.updateMany({ where: { userId, codeHash, usedAt: null }, data: { usedAt: at } });
  return count > 0;
}

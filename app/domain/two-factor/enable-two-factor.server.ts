import { endSessionsOf } from "#app/domain/accounts/session.server.ts";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { transact } from "#app/platform/db.server.ts";
import { makeRecoveryCodes } from "./internal/make-recovery-codes.server.ts";
import { sealSecret } from "./internal/stored-secret.server.ts";
import { findTotpStep } from "./totp.server.ts";

interface Enrolment {
  userId: number;
  secret: string;
  /** the app's present code, which proves that it holds the secret */
  code: string;
  /** the token of the session that stays open; every other was opened without a second factor and ends */
  session: string;
}

/**
 * Sets up a member's authenticator app. The code that confirms it is used up.
 *
 * @returns the recovery codes, shown this once; refused with `two-factor.wrong`, `two-factor.set-up-already`, `busy`
 */
export async function enableTwoFactor({ userId, secret, code, session }: Enrolment): Promise<Outcome<string[]>> {
  const at = now();
  const lastStep = findTotpStep(secret, code, at);
  if (lastStep === null) return refused("two-factor.wrong", { field: "code" });
  return transact(async (tx) => {
    const row = { userId, secret: sealSecret(userId, secret), lastStep, createdAt: at };
    const { count } = await tx.twoFactor.createMany({ data: [row], skipDuplicates: true });
    if (count === 0) return refused("two-factor.set-up-already");
    const codes = await makeRecoveryCodes(tx, userId);
    await endSessionsOf(tx, userId, session);
    await recordAudit(tx, { by: userId, action: "enable-two-factor", entity: "user", id: userId });
    return done(codes);
  });
}

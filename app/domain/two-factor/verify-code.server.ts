import { z } from "zod";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { textField, tickField } from "#app/lib/form-fields.server.ts";
import { done, type Outcome } from "#app/lib/outcome.ts";
import { typedText } from "#app/lib/western-digits.ts";
import { type Tx, transact } from "#app/platform/db.server.ts";
import { checkCode } from "./internal/check-code.server.ts";
import { makeRecoveryCodes } from "./internal/make-recovery-codes.server.ts";

/** A code of the app as people type it, "123 456" or "۱۲۳-۴۵۶" too, or a recovery code. */
const codeField = textField(40).transform((code) => {
  const digits = typedText(code).replace(/[\s\p{Pd}]/gu, "");
  return /^\d+$/.test(digits) ? digits : code;
});

/** A code that proves who asks. */
export const codeForm = z.object({ code: codeField });

/** The second step of signing in, and whether this browser is asked again within 30 days. */
export const secondStepForm = z.object({ code: codeField, remember: tickField });

/** Does what takes a code, with a right one, in the transaction that uses it up. A refused code is committed as a miss. */
async function withCode<Value>(userId: number, code: string, work: (tx: Tx) => Promise<Value>): Promise<Outcome<Value>> {
  const outcome = await transact<Outcome<Value>>(async (tx) => {
    const checked = await checkCode(tx, userId, code);
    return done(checked.ok ? done(await work(tx)) : checked);
  });
  return outcome.ok ? outcome.value : outcome;
}

/**
 * Takes a code of somebody's app, or a recovery code, as their second factor: each once. Refused with `two-factor.wrong`,
 * `two-factor.locked` for 15 minutes after five wrong ones, `two-factor.not-set-up`, `two-factor.unreadable`, `busy`.
 */
export const verifyCode = (userId: number, code: string): Promise<Outcome<null>> => withCode(userId, code, async () => null);

/** Ten new recovery codes for a code; the old ones end. Refused as `verifyCode` says. */
export const replaceRecoveryCodes = (userId: number, code: string): Promise<Outcome<string[]>> =>
  withCode(userId, code, async (tx) => {
    await recordAudit(tx, { by: userId, action: "replace-recovery-codes", entity: "user", id: userId });
    return makeRecoveryCodes(tx, userId);
  });

/** Removes somebody's app with its recovery codes and trusted devices, for a code. Refused as `verifyCode` says. */
export const disableTwoFactor = (userId: number, code: string): Promise<Outcome<null>> =>
  withCode(userId, code, async (tx) => {
    await tx.twoFactor.delete({ where: { userId }, select: { userId: true } });
    await recordAudit(tx, { by: userId, action: "disable-two-factor", entity: "user", id: userId });
    return null;
  });

import { z } from "zod";
import { lineField } from "#app/lib/form-fields.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { verifyPassword } from "#app/platform/passwords.server.ts";
import { whatsappCodeForm } from "../account-forms.server.ts";
import { passwordField } from "../internal/password-field.server.ts";
import { tryCode } from "../reset-code.server.ts";

/**
 * The fields by which a signed-in person confirms that it is them: the current password, or a code that came to their proved phone.
 * `code_request` is the token that `sendIdentityCode` gave; `resend` asks for another code.
 */
export const confirmationForm = z.object({
  confirm_by: z.enum(["password", "code"]).optional(),
  current_password: passwordField.optional(),
  code: whatsappCodeForm.shape.code.optional(),
  code_request: lineField(100).optional(),
  resend: z.string().max(5).optional(),
});

/** What was given of them. */
export type Confirmation = z.output<typeof confirmationForm>;

/** A confirmation that was right; the nonce of the code that it used, if it was one. */
export type Confirmed = { nonce: string | null };

/** Whether a form tries a password or a code, and so counts as a guess. */
export const isGuess = ({ confirm_by: by, current_password: password, code }: Confirmation): boolean =>
  by === "code" ? code !== undefined : password !== undefined;

/**
 * Checks that whoever sits at a session is its owner: an open session alone changes nothing that leads into the account (decisions 37).
 * The code is used up by `consumeConfirmation`, in the transaction of the change. Refused with `password.needed`, `password.wrong`,
 * `identity.code-needed` where a code is to be sent first, `identity.code-empty`, `reset.wrong-code`, each at its field, and
 * `reset.code-expired`.
 */
export async function confirmIdentity(
  { id, passwordHash }: { id: number; passwordHash: string },
  given: Confirmation,
): Promise<Outcome<Confirmed>> {
  if (given.confirm_by === "code") return confirmByCode(id, given);
  const { current_password: password } = given;
  if (password === undefined) return refused("password.needed", { field: "current_password" });
  if (!(await verifyPassword(passwordHash, password))) return refused("password.wrong", { field: "current_password" });
  return done({ nonce: null });
}

async function confirmByCode(id: number, { code, code_request: request, resend }: Confirmation): Promise<Outcome<Confirmed>> {
  if (request === undefined || resend !== undefined) return refused("identity.code-needed");
  if (code === undefined) return refused("identity.code-empty", { field: "code" });
  const tried = await tryCode(request, code, "identity");
  if (tried === "wrong") return refused("reset.wrong-code", { field: "code" });
  return tried?.userId === id ? done({ nonce: tried.nonce }) : refused("reset.code-expired");
}

/** Uses up the code of a confirmation. Refused with `reset.code-expired` where it was used meanwhile. */
export async function consumeConfirmation(tx: Tx, { nonce }: Confirmed): Promise<Outcome<null>> {
  if (nonce === null) return done(null);
  const { count } = await tx.passwordResetCode.updateMany({ where: { nonce, usedAt: null }, data: { usedAt: now() } });
  return count > 0 ? done(null) : refused("reset.code-expired");
}

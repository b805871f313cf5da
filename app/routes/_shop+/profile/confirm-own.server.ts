import { data } from "@remix-run/node";
import { type Confirmation, isGuess } from "#app/domain/accounts/identity/confirm-identity.server.ts";
import { sendIdentityCode } from "#app/domain/accounts/identity/identity-code.server.ts";
import type { Viewer } from "#app/domain/accounts/session.server.ts";
import type { readForm } from "#app/http/form.server.ts";
import { limit } from "#app/http/limits.server.ts";
import type { Refusal } from "#app/lib/outcome.ts";

type ReadForm = Extract<Awaited<ReturnType<typeof readForm>>, { ok: true }>;

/** A read form with the fields of a confirmation. */
type ConfirmedForm = Pick<ReadForm, "reply" | "refuse"> & { value: Confirmation };

/** Counts a try at the password or code of a signed-in person; the ready refusal when it was one too many. */
export async function limitGuesses(form: ConfirmedForm, { id }: Viewer) {
  const tooMany = isGuess(form.value) ? await limit("password", { account: id }) : null;
  return tooMany?.refuse(form) ?? null;
}

/**
 * Answers a refused change of what leads into an account. Where a code is wanted, that is sent and the form comes back with all that was
 * typed and a field for it; a code that is over is no longer waited for.
 */
export async function refuseUnconfirmed(form: ConfirmedForm, refusal: Refusal, { id }: Viewer, status = 409) {
  if (refusal.code === "reset.code-expired") return form.refuse(refusal, status, { codeRequest: "" });
  if (refusal.code !== "identity.code-needed") return form.refuse(refusal, status, {});
  const tooMany = await limit("reset", { account: `identity ${id}` });
  if (tooMany) return tooMany.refuse(form);
  const sent = await sendIdentityCode(id);
  if (!sent.ok) return form.refuse(sent.refusal, status, {});
  return data({ result: { ...form.reply(), codeRequest: sent.value } }, { status: 200 });
}

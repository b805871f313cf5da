import { registerForm } from "#app/domain/accounts/account-forms.server.ts";
import { registerAccount } from "#app/domain/accounts/register-account.server.ts";
import { isWhatsappConnected } from "#app/domain/settings/whatsapp-channel.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { limit } from "#app/http/limits.server.ts";
import { startSignInSession } from "#app/http/sign-in-session.server.ts";

/** Creates an account for a visitor and signs it in. */
export async function register(request: Request) {
  const form = await readForm(request, registerForm);
  if (!form.ok) return form.invalid();
  const tooMany = await limit("register");
  if (tooMany) return tooMany.refuse(form);

  const outcome = await registerAccount({ ...form.value, language: langOf(request) });
  if (!outcome.ok) return form.refuse(outcome.refusal, outcome.refusal.field === "password" ? 400 : 409);
  const said = (await isWhatsappConnected()) ? "account-registered-unproved" : "account-registered";
  const admitted = await startSignInSession(request, outcome.value, said);
  return admitted.ok ? admitted.value : form.refuse(admitted.refusal);
}

import { signInForm } from "#app/domain/accounts/sign-in-form.server.ts";
import { admit } from "#app/http/admit.server.ts";
import { authenticator } from "#app/http/authenticator.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { forgive, limit } from "#app/http/limits.server.ts";
import { normalisePhone } from "#app/lib/phone.ts";

/** Signs a visitor in by e-mail or phone and password; however a number is spelled, its tries count together. */
export async function signIn(request: Request) {
  const form = await readForm(request.clone(), signInForm);
  if (!form.ok) return form.invalid();
  const account = normalisePhone(form.value.email) ?? form.value.email;
  const tooMany = await limit("sign-in", { account });
  if (tooMany) return tooMany.refuse(form);

  const outcome = await authenticator.authenticate("form", request.clone());
  if (!outcome.ok) return form.refuse(outcome.refusal, 400);
  await forgive("sign-in", account);
  return admit(request, outcome.value);
}

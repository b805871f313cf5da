import { signInForm } from "#app/domain/accounts/account-forms.server.ts";
import { authenticator } from "#app/http/authenticator.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { countPasswordTry } from "#app/http/password-tries.server.ts";
import { leadToSecondStep } from "#app/http/second-step.server.ts";
import { startSignInSession } from "#app/http/sign-in-session.server.ts";

/** Signs a visitor in by e-mail or phone and password; who has a second factor goes on to its page. */
export async function signIn(request: Request) {
  const form = await readForm(request.clone(), signInForm);
  if (!form.ok) return form.invalid();
  const attempt = await countPasswordTry(request, form.value.email);
  if (attempt.tooMany) return attempt.tooMany.refuse(form);

  const outcome = await authenticator.authenticate("form", request.clone());
  if (!outcome.ok) return form.refuse(outcome.refusal, 400);
  await attempt.reset();
  const secondStep = await leadToSecondStep(request, outcome.value);
  if (secondStep) return secondStep;
  const admitted = await startSignInSession(request, outcome.value);
  return admitted.ok ? admitted.value : form.refuse(admitted.refusal);
}

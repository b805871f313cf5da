import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import type { Account } from "#app/domain/accounts/account.ts";
import { signInForm } from "#app/domain/accounts/account-forms.server.ts";
import { verifyCredentials } from "#app/domain/accounts/verify-credentials.server.ts";
import type { Outcome } from "#app/lib/outcome.ts";

/**
 * The ways to prove who one is; today the strategy `form`, by e-mail or phone and password. The form must have been read
 * against `signInForm` before: here a misshapen one throws.
 */
export const authenticator = new Authenticator<Outcome<Account>>().use(
  new FormStrategy(({ form }) => {
    const { email, password } = signInForm.parse({ email: form.get("email"), password: form.get("password") });
    return verifyCredentials(email, password);
  }),
  "form",
);

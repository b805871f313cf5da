import { confirmationForm } from "#app/domain/accounts/identity/confirm-identity.server.ts";
import type { Viewer } from "#app/domain/accounts/session.server.ts";
import { deleteOwnAccount } from "#app/domain/users/anonymise-user.server.ts";
import { setCookie } from "#app/http/cookies.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { sessionCookie } from "#app/http/guard.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { limitGuesses, refuseUnconfirmed } from "./confirm-own.server.ts";

/** Deletes a person's own account, once they confirmed that it is them, and signs this browser out. */
export async function deleteOwn(request: Request, viewer: Viewer) {
  const form = await readForm(request, confirmationForm);
  if (!form.ok) return form.invalid();
  const tooMany = await limitGuesses(form, viewer);
  if (tooMany) return tooMany;

  const outcome = await deleteOwnAccount(viewer.id, form.value);
  if (!outcome.ok) return refuseUnconfirmed(form, outcome.refusal, viewer, outcome.refusal.field ? 400 : 409);
  return redirectWithToast("/", "account-deleted", { headers: { "Set-Cookie": setCookie(sessionCookie, "", 0) } });
}

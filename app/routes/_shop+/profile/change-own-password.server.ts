import { changePassword } from "#app/domain/accounts/change-password.server.ts";
import { passwordForm } from "#app/domain/accounts/profile-form.server.ts";
import type { Viewer } from "#app/domain/accounts/session.server.ts";
import { isPasswordChangeRequired } from "#app/domain/two-factor/staff-requirement.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { forgive } from "#app/http/limits.server.ts";
import { replaceSession } from "#app/http/sign-in-session.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { limitGuesses, refuseUnconfirmed } from "./confirm-own.server.ts";

/** Changes a person's own password: ends all other sessions and starts a new one in this browser. Where the back office required it, that opens. */
export async function changeOwnPassword(request: Request, viewer: Viewer) {
  const form = await readForm(request, passwordForm);
  if (!form.ok) return form.invalid();
  const tooMany = await limitGuesses(form, viewer);
  if (tooMany) return tooMany;

  const leadsToAdmin = viewer.role !== null && (await isPasswordChangeRequired(viewer.id));
  const outcome = await changePassword(viewer.id, form.value, form.value.new_password);
  if (!outcome.ok) return refuseUnconfirmed(form, outcome.refusal, viewer, 400);
  await forgive("password", viewer.id);
  const session = await replaceSession(request, viewer);
  const headers = session.ok ? { "Set-Cookie": session.value } : undefined; // without a session of its own this browser signs in anew
  return redirectWithToast(leadsToAdmin ? "/admin" : "/profile?tab=password", "account-password-changed", { headers });
}

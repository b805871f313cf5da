import { isGuess } from "#app/domain/accounts/identity/confirm-identity.server.ts";
import { profileForm } from "#app/domain/accounts/profile-form.server.ts";
import { saveProfile } from "#app/domain/accounts/save-profile.server.ts";
import type { Viewer } from "#app/domain/accounts/session.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { setLangCookie } from "#app/http/lang.server.ts";
import { forgive } from "#app/http/limits.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { limitGuesses, refuseUnconfirmed } from "./confirm-own.server.ts";

/** Saves a person's own details. A changed language applies to this session at once; a changed phone number leaves the language alone. */
export async function saveOwnProfile(request: Request, viewer: Viewer) {
  const form = await readForm(request, profileForm);
  if (!form.ok) return form.invalid();

  const tooMany = await limitGuesses(form, viewer);
  if (tooMany) return tooMany;
  const outcome = await saveProfile(viewer.id, form.value);
  if (!outcome.ok) return refuseUnconfirmed(form, outcome.refusal, viewer);
  if (isGuess(form.value)) await forgive("password", viewer.id);
  const spoken: HeadersInit = outcome.value.isOtherLanguage ? { "Set-Cookie": setLangCookie(form.value.language) } : {};
  return redirectWithToast("/profile", "account-profile-saved", { headers: spoken });
}

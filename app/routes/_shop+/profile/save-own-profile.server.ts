import { profileForm } from "#app/domain/accounts/profile-form.server.ts";
import { saveProfile } from "#app/domain/accounts/save-profile.server.ts";
import type { Viewer } from "#app/domain/accounts/session.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { rememberLang } from "#app/http/lang.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";

/**
 * Saves a person's own details. Whoever chooses another language reads it here from then on; whoever saves another phone number
 * goes on reading what they read.
 */
export async function saveOwnProfile(request: Request, viewer: Viewer) {
  const form = await readForm(request, profileForm);
  if (!form.ok) return form.invalid();

  const outcome = await saveProfile(viewer.id, form.value);
  if (!outcome.ok) return form.refuse(outcome.refusal);
  const spoken: HeadersInit = outcome.value.isOtherLanguage ? { "Set-Cookie": rememberLang(form.value.language) } : {};
  return redirectWithToast("/profile", "account-profile-saved", { headers: spoken });
}

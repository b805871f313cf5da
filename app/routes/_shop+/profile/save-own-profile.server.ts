import { profileForm } from "#app/domain/accounts/profile-form.server.ts";
import { saveProfile } from "#app/domain/accounts/save-profile.server.ts";
import type { Viewer } from "#app/domain/accounts/session.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { setLangCookie } from "#app/http/lang.server.ts";
import { forgive, limit } from "#app/http/limits.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";

/** Saves a person's own details. A changed language applies to this session at once; a changed phone number leaves the language alone. */
export async function saveOwnProfile(request: Request, viewer: Viewer) {
  const form = await readForm(request, profileForm);
  if (!form.ok) return form.invalid();

  const asksPassword = form.value.current_password !== undefined;
  const tooMany = asksPassword ? await limit("password", { account: viewer.id }) : null;
  if (tooMany) return tooMany.refuse(form);
  const outcome = await saveProfile(viewer.id, form.value);
  if (!outcome.ok) return form.refuse(outcome.refusal);
  if (asksPassword) await forgive("password", viewer.id);
  const spoken: HeadersInit = outcome.value.isOtherLanguage ? { "Set-Cookie": setLangCookie(form.value.language) } : {};
  return redirectWithToast("/profile", "account-profile-saved", { headers: spoken });
}

import type { Viewer } from "#app/domain/accounts/session.server.ts";
import { pushSettingsForm, savePushSettings } from "#app/domain/push/push-settings.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";

/** Saves a person's push settings. */
export async function saveOwnPushSettings(request: Request, viewer: Viewer) {
  const form = await readForm(request, pushSettingsForm);
  if (!form.ok) return form.invalid();
  const outcome = await savePushSettings(viewer.id, form.value);
  if (!outcome.ok) return form.refuse(outcome.refusal);
  return redirectWithToast("/profile?tab=notifications", "account-profile-saved");
}

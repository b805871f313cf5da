import { findSettingsTab } from "#app/domain/site-settings/find-settings-tab.server.ts";
import { saveSettings, undoSettings } from "#app/domain/site-settings/save-settings.server.ts";
import { settingsForm } from "#app/domain/site-settings/settings-form.server.ts";
import type { SettingsTab } from "#app/domain/site-settings/settings-tabs.ts";
import type { PermissionKey } from "#app/domain/team/permissions.ts";
import { readForm } from "./form.server.ts";
import { readFormData } from "./form-data.server.ts";
import type { Staff } from "./guard.server.ts";
import { orRefuseBroken } from "./read-or-null.server.ts";
import { rowId } from "./search-params.server.ts";
import { redirectWithRefusal, redirectWithToast } from "./toast.server.ts";

/** What the page of a settings tab shows; `right` is what it is edited by. */
export const readSettingsTab = async (staff: Staff, tab: SettingsTab, right: PermissionKey = "settings") => ({
  ...(await findSettingsTab(tab)),
  mayEdit: staff.may(right, "edit"),
});

/**
 * Saves the form of a settings tab, or undoes its last change where the post names that as `undo`. Otherwise the form comes back: 400 with
 * a sentence at each wrong field, 409 with the fields that somebody else changed too.
 *
 * @param here the address of the tab
 */
export async function saveSettingsTab(request: Request, staff: Staff, { tab, here }: { tab: SettingsTab; here: string }) {
  const sent = await readFormData(request);
  const undone = rowId(String(sent.get("undo") ?? ""));
  if (undone !== null) {
    const outcome = await orRefuseBroken(undoSettings(tab, undone, staff.id));
    if (!outcome.ok) throw redirectWithRefusal(request, here, outcome.refusal);
    throw redirectWithToast(here, "settings-saved");
  }
  const form = await readForm(request, settingsForm(tab), sent);
  if (!form.ok) return form.invalid();
  const outcome = await orRefuseBroken(saveSettings(tab, form.value, staff.id));
  if (!outcome.ok) return form.refuse(outcome.refusal);
  if (outcome.value.isSaved) throw redirectWithToast(here, "settings-saved");
  const { conflicts, saved } = outcome.value;
  return form.refuse({ code: "row.conflict" }, 409, { conflicts, saved });
}

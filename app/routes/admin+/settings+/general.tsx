import type { ActionFunctionArgs } from "@remix-run/node";
import { generalSettings } from "#app/domain/site-settings/settings-tabs.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { saveSettingsTab } from "#app/http/settings.server.ts";

export { afterStaleSave as shouldRevalidate } from "#app/admin/after-stale-save.ts";
export { default, loader, meta } from "./index.tsx";

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "settings", "edit");
  return saveSettingsTab(request, staff, { tab: generalSettings, here: "/admin/settings/general" });
}

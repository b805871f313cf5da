import type { ActionFunctionArgs } from "@remix-run/node";
import { dismissSetupGuide } from "#app/domain/site-settings/setup-guide.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";

/** Dismisses the guide through the set-up of the shop. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "dashboard", "edit");
  await dismissSetupGuide(staff.id);
  return redirectWithToast("/admin/dashboard", "setup-guide-dismissed");
}

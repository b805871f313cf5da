import type { ActionFunctionArgs } from "@remix-run/node";
import { sectionPath } from "#app/admin/sections.ts";
import { resetEmailCounts } from "#app/domain/messaging/test-email.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";

/** Counts all configurations from zero again. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "email", "edit");
  await resetEmailCounts(staff.id);
  return redirectWithToast(sectionPath("email"), "email-counts-reset");
}

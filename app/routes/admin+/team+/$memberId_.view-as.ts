import type { ActionFunctionArgs } from "@remix-run/node";
import { startViewAs } from "#app/domain/members/view-as.server.ts";
import { requireTeam } from "#app/http/guard.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { redirectWithRefusal, redirectWithToast } from "#app/http/toast.server.ts";
import { setViewAs } from "#app/http/view-as.server.ts";

/** Shows a super admin the back office as a member sees it, to read only. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireTeam(request, "team.assign-denied");
  const id = rowId(params.memberId) ?? 0;
  const outcome = await startViewAs(id, { by: staff.id });
  if (!outcome.ok) return redirectWithRefusal(request, "/admin/team", outcome.refusal);
  const headers = { "Set-Cookie": setViewAs(staff.id, outcome.value) };
  return redirectWithToast("/admin/dashboard", "team-view-as", { headers, values: { name: outcome.value.name } });
}

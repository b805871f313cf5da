import type { ActionFunctionArgs } from "@remix-run/node";
import { removeMember } from "#app/domain/members/remove-member.server.ts";
import { requireTeam } from "#app/http/guard.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { redirectWithOutcome } from "#app/http/toast.server.ts";

/** Takes somebody out of the team. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireTeam(request, "team.assign-denied");
  const outcome = await removeMember(rowId(params.memberId) ?? 0, { by: staff.id });
  return redirectWithOutcome(request, "/admin/team", outcome, "team-member-removed");
}

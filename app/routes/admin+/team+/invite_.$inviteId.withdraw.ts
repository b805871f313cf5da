import type { ActionFunctionArgs } from "@remix-run/node";
import { withdrawInvite } from "#app/domain/members/invites.server.ts";
import { requireTeam } from "#app/http/guard.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { redirectWithOutcome } from "#app/http/toast.server.ts";

/** Ends an invite before anybody has used it. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireTeam(request, "team.assign-denied");
  const outcome = await withdrawInvite(rowId(params.inviteId) ?? 0, { by: staff.id });
  return redirectWithOutcome(request, "/admin/team", outcome, "team-invite-withdrawn");
}

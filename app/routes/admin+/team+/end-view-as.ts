import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { endViewAs } from "#app/domain/members/view-as.server.ts";
import { asThemselves, requireTeam } from "#app/http/guard.server.ts";
import { clearViewAs, findViewAs } from "#app/http/view-as.server.ts";

/** Ends the view as a member. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireTeam(asThemselves(request), "team.assign-denied");
  const member = (await findViewAs(request, staff.id))?.member;
  if (member) await endViewAs(member.id, { by: staff.id });
  return redirect(member ? `/admin/team/${member.id}` : "/admin/team", { headers: { "Set-Cookie": clearViewAs() } });
}

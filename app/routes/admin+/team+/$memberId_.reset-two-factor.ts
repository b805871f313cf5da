import type { ActionFunctionArgs } from "@remix-run/node";
import { resetTwoFactor } from "#app/domain/members/reset-two-factor.server.ts";
import { requireTeam } from "#app/http/guard.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { redirectWithOutcome } from "#app/http/toast.server.ts";

/** Takes away the second factor of a member who lost it. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireTeam(request, "team.assign-denied");
  const id = rowId(params.memberId) ?? 0;
  const outcome = await resetTwoFactor(id, { by: staff.id });
  return redirectWithOutcome(request, outcome.ok ? `/admin/team/${id}` : "/admin/team", outcome, "team-two-factor-reset");
}

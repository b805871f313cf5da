import type { ActionFunctionArgs } from "@remix-run/node";
import { anonymiseUser } from "#app/domain/users/anonymise-user.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { redirectWithOutcome } from "#app/http/toast.server.ts";

/** Takes the person out of an account. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "users", "edit");
  const id = rowId(params.userId) ?? 0;
  return redirectWithOutcome(request, `/admin/users/${id}`, await anonymiseUser(id, { by: staff.id }), "user-anonymised");
}

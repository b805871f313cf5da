import type { ActionFunctionArgs } from "@remix-run/node";
import { unblockUser } from "#app/domain/users/block-user.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { redirectWithOutcome } from "#app/http/toast.server.ts";

/** Lets the owner of an account sign in again. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "users", "edit");
  const id = rowId(params.userId) ?? 0;
  return redirectWithOutcome(request, `/admin/users/${id}`, await unblockUser(id, { by: staff.id }), "user-unblocked");
}

import type { ActionFunctionArgs } from "@remix-run/node";
import { sendReset } from "#app/domain/users/send-reset.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { redirectWithOutcome } from "#app/http/toast.server.ts";

/** Sends the link for a new password. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "users", "edit");
  const id = rowId(params.userId) ?? 0;
  return redirectWithOutcome(request, `/admin/users/${id}`, await sendReset(id, { by: staff.id }), "user-reset-sent");
}

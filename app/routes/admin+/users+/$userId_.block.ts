import type { ActionFunctionArgs } from "@remix-run/node";
import { blockUser } from "#app/domain/users/block-user.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { redirectWithOutcome } from "#app/http/toast.server.ts";

/** Blocks an account; the toast lets its owner sign in again. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "users", "edit");
  const id = rowId(params.userId) ?? 0;
  const record = `/admin/users/${id}`;
  const outcome = await blockUser(id, { by: staff.id });
  return redirectWithOutcome(request, record, outcome, "user-blocked", { undo: `${record}/unblock`, record });
}

import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { removeSeasonal } from "#app/domain/content/remove-seasonal.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { orRefuseBroken } from "#app/http/read-or-null.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";

const list = "/admin/content/seasonal";

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "content", "edit");
  const outcome = await orRefuseBroken(removeSeasonal(rowId(params.seasonalId) ?? 0, { by: staff.id }));
  return outcome.ok ? redirect(list) : redirectWithToast(list, "seasonal-not-removed");
}

import type { ActionFunctionArgs } from "@remix-run/node";
import { deleteBanner } from "#app/domain/content/delete-banner.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { orRefuseBroken } from "#app/http/read-or-null.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "content", "edit");
  const outcome = await orRefuseBroken(deleteBanner(rowId(params.bannerId) ?? 0, { by: staff.id }));
  return redirectWithToast("/admin/content/banners", outcome.ok ? "banner-deleted" : "banner-not-deleted");
}

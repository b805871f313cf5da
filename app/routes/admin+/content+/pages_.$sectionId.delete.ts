import type { ActionFunctionArgs } from "@remix-run/node";
import { deleteAbout } from "#app/domain/content/delete-about.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { orRefuseBroken } from "#app/http/read-or-null.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { backToTexts } from "./components/back-to-texts.server.ts";

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "content", "edit");
  const outcome = await orRefuseBroken(deleteAbout(rowId(params.sectionId) ?? 0, { by: staff.id }));
  return redirectWithToast(backToTexts(request, "about"), outcome.ok ? "content-deleted" : "content-not-deleted");
}

import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { featureSeasonal } from "#app/domain/content/feature-seasonal.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { orRefuseBroken } from "#app/http/read-or-null.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { tickField } from "#app/lib/form-fields.server.ts";

const featuredForm = z.object({ featured: tickField });
const list = "/admin/content/seasonal";

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "content", "edit");
  const form = await readForm(request, featuredForm);
  const id = rowId(params.seasonalId) ?? 0;
  const outcome = form.ok ? await orRefuseBroken(featureSeasonal(id, form.value.featured, { by: staff.id })) : null;
  return outcome?.ok ? redirect(list) : redirectWithToast(list, "seasonal-not-featured");
}

import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { switchBanner } from "#app/domain/content/switch-banner.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { orRefuseBroken } from "#app/http/read-or-null.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { tickField } from "#app/lib/form-fields.server.ts";

const activeForm = z.object({ active: tickField });

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "content", "edit");
  const form = await readForm(request, activeForm);
  const outcome = form.ok
    ? await orRefuseBroken(switchBanner(rowId(params.bannerId) ?? 0, form.value.active, { by: staff.id }))
    : null;
  return redirectWithToast("/admin/content/banners", outcome?.ok ? "banner-switched" : "banner-not-switched");
}

import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { switchAbout } from "#app/domain/content/switch-about.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { orRefuseBroken } from "#app/http/read-or-null.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { tickField } from "#app/lib/form-fields.server.ts";
import { backToTexts } from "./components/back-to-texts.server.ts";

const activeForm = z.object({ active: tickField });

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "content", "edit");
  const form = await readForm(request, activeForm);
  const id = rowId(params.sectionId) ?? 0;
  const outcome = form.ok ? await orRefuseBroken(switchAbout(id, form.value.active, { by: staff.id })) : null;
  return redirectWithToast(backToTexts(request, "about"), outcome?.ok ? "about-updated" : "about-not-saved");
}

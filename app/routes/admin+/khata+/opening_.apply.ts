import type { ActionFunctionArgs } from "@remix-run/node";
import { sectionPath } from "#app/admin/sections.ts";
import { applyOpening, openingForm } from "#app/domain/khata/opening-balances.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { takesFile } from "#app/http/route-bodies.ts";
import { redirectWithOutcome } from "#app/http/toast.server.ts";

/** The text of a file comes back whole. */
export const handle = takesFile;

/** Books the opening balances of a file that was read before; a number is opened once. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "khata", "edit");
  const form = await readForm(request, openingForm);
  if (!form.ok) return form.invalid();
  const outcome = await applyOpening(form.value.content, { by: staff.id });
  return redirectWithOutcome(request, sectionPath("khata"), outcome, "khata-opened");
}

import type { ActionFunctionArgs } from "@remix-run/node";
import { sectionPath } from "#app/admin/sections.ts";
import { undoBulkEdit, undoBulkForm } from "#app/domain/catalog/undo-bulk-edit.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { redirectWithOutcome } from "#app/http/toast.server.ts";

/** Takes the last bulk edit of some products back. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "products", "edit");
  const form = await readForm(request, undoBulkForm);
  if (!form.ok) return form.invalid();

  const outcome = await undoBulkEdit(form.value, { by: staff.id });
  const isWhole = outcome.ok && outcome.value.count === outcome.value.of;
  return redirectWithOutcome(request, sectionPath("products"), outcome, isWhole ? "rows-restored" : "rows-some-not-done");
}

import type { ActionFunctionArgs } from "@remix-run/node";
import { sectionPath } from "#app/admin/sections.ts";
import { undoImportForm } from "#app/domain/catalog/csv/import-form.server.ts";
import { undoImport } from "#app/domain/catalog/csv/undo-import.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { redirectWithRefusal, redirectWithToast } from "#app/http/toast.server.ts";
import { requireSavedImport } from "./csv/saved-import.server.ts";

/** Takes an applied file back. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "products", "edit");
  const { id } = await requireSavedImport(params.importId, staff.id);
  const form = await readForm(request, undoImportForm);
  if (!form.ok) return form.invalid();

  const address = `${sectionPath("products")}/import/${id}`;
  const outcome = await undoImport(id, { by: staff.id });
  if (!outcome.ok) return redirectWithRefusal(request, address, outcome.refusal);
  const { restored, removed } = outcome.value;
  return redirectWithToast(address, "import-undone", { values: { restored: String(restored), removed: String(removed) } });
}

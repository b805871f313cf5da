import type { ActionFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { sectionPath } from "#app/admin/sections.ts";
import { readAsForm } from "#app/domain/catalog/csv/import-form.server.ts";
import { readImportAs } from "#app/domain/catalog/csv/save-import.server.ts";
import { readFileInQueue } from "#app/http/file-queue.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { redirectWithRefusal } from "#app/http/toast.server.ts";
import { requireSavedImport } from "./csv/saved-import.server.ts";

/** Reads a stored file in another encoding. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "products", "edit");
  const { id } = await requireSavedImport(params.importId, staff.id);
  const form = await readForm(request, readAsForm);
  if (!form.ok) return form.invalid();

  const address = `${sectionPath("products")}/import/${id}`;
  const outcome = await readFileInQueue(() => readImportAs(id, form.value.read_as, { by: staff.id }));
  return outcome.ok ? redirect(address) : redirectWithRefusal(request, address, outcome.refusal);
}

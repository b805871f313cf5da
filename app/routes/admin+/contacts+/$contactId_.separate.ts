import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { separateContacts } from "#app/domain/contacts/merge-contacts.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { rowId, wholeNumber } from "#app/http/search-params.server.ts";
import { redirectWithOutcome } from "#app/http/toast.server.ts";
import { idField } from "#app/lib/form-fields.server.ts";

const separateForm = z.object({ other: idField.optional() });

/** Makes a merged number a contact of its own again; the undo of a merge names it in its address. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "contacts", "edit");
  const form = await readForm(request, separateForm);
  if (!form.ok) return form.invalid();
  const id = rowId(params.contactId) ?? 0;
  const other = form.value.other ?? wholeNumber(new URL(request.url).searchParams, "other", { fallback: 0 });
  const outcome = await separateContacts(id, other, { by: staff.id });
  return redirectWithOutcome(request, `/admin/contacts/${id}`, outcome, "contact-separated");
}

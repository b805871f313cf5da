import type { ActionFunctionArgs } from "@remix-run/node";
import { blockContact } from "#app/domain/contacts/block-contact.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { redirectWithOutcome } from "#app/http/toast.server.ts";

/** Blocks a contact; the toast takes orders again. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "contacts", "edit");
  const id = rowId(params.contactId) ?? 0;
  const record = `/admin/contacts/${id}`;
  const outcome = await blockContact(id, { by: staff.id });
  return redirectWithOutcome(request, record, outcome, "contact-blocked", { undo: `${record}/unblock`, record });
}

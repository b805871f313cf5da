import type { Viewer } from "#app/domain/accounts/session.server.ts";
import { addressForm } from "#app/domain/customers/address-form.server.ts";
import { saveAddress } from "#app/domain/customers/save-address.server.ts";
import { findZone } from "#app/domain/delivery/zones.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";

/** Saves an address of a person: the one in the page's address, else a new one. Refused outside the delivery zones. */
export async function saveOwnAddress(request: Request, viewer: Viewer) {
  const edited = new URL(request.url).searchParams.get("edit");
  const id = edited === null || edited === "new" ? null : rowId(edited);
  if (id === null && edited !== null && edited !== "new") throw new Response(null, { status: 404 });
  const form = await readForm(request, addressForm);
  if (!form.ok) return form.invalid();
  if (!(await findZone(form.value.zone))) return form.refuse({ code: "zone.not-served", field: "zone" });

  const outcome = await saveAddress(viewer.id, form.value, id);
  if (outcome.ok) return redirectWithToast("/profile?tab=addresses", "account-address-saved");
  if (outcome.refusal.code === "address.not-found") throw new Response(null, { status: 404 });
  return form.refuse(outcome.refusal);
}

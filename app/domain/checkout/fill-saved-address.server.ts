import { findAddress } from "#app/domain/customers/list-addresses.server.ts";

/** The largest id of a row. */
const maxId = 2_147_483_647;

/**
 * A sent checkout form with zone, address and landmark of the saved address that it names, whatever its fields held; a form that
 * names none is returned as it is. An address that is not the customer's, or no longer there, becomes one that the form refuses.
 */
export async function fillSavedAddress(userId: number, form: FormData): Promise<FormData> {
  const id = form.get("address_id");
  if (typeof id !== "string" || !/^[1-9]\d{0,9}$/.test(id)) return form;
  const address = Number(id) <= maxId ? await findAddress(Number(id), userId) : null;
  if (!address) {
    form.set("address_id", "gone");
    return form;
  }
  form.set("delivery_zone", address.zone);
  form.set("delivery_address", address.address);
  form.set("landmark", address.landmark ?? "");
  return form;
}

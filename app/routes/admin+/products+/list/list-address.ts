import { sectionPath } from "#app/admin/sections.ts";
import { type StaffFilter, staffQuery } from "#app/domain/catalog/staff-query.ts";

/** The address of the list under a filter. `edit` opens one product's edit mode. */
export function productListAddress(filter: StaffFilter, edit?: number): string {
  const query = staffQuery(filter);
  if (edit) query.set("edit", String(edit));
  return sectionPath("products") + (query.size > 0 ? `?${query}` : "");
}

/** The action of the list's own forms, which redirect to the same list. */
export function postAddress(filter: StaffFilter, edit?: number): string {
  const query = staffQuery(filter);
  if (edit) query.set("edit", String(edit));
  return `${sectionPath("products")}?index${query.size > 0 ? `&${query}` : ""}`;
}

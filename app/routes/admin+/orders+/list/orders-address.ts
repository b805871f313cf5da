import { spanParams } from "#app/admin/order-span-address.ts";
import { sectionPath } from "#app/admin/sections.ts";
import type { OrderFilter } from "#app/domain/orders/list-orders.server.ts";

/** The address of the list under a filter; defaults are omitted. `edit` opens one order's edit mode. */
export function ordersAddress({ view, search, status, span, page }: OrderFilter, edit?: number): string {
  const query = new URLSearchParams({
    ...(view !== "all" && { view }),
    ...(search && { q: search }),
    ...(status && { status }),
    ...(span && spanParams(span)),
    ...(page > 1 && { page: String(page) }),
    ...(edit && { edit: String(edit) }),
  });
  return sectionPath("orders") + (query.size > 0 ? `?${query}` : "");
}

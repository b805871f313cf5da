import { productStatuses } from "#app/domain/catalog/product-fields.ts";
import { lastStaffPage, type StaffFilter, staffSorts, stockStates } from "#app/domain/catalog/staff-query.ts";
import { freeText, oneOf, rowId, wholeNumber } from "./search-params.server.ts";

/** The product filter in a back-office list's query string; invalid values are ignored. */
export const staffFilterOf = (params: URLSearchParams): StaffFilter => ({
  search: freeText(params, "q"),
  category: rowId(params.get("category") ?? undefined),
  subcategory: rowId(params.get("subcategory") ?? undefined),
  stock: oneOf(params, "stock", stockStates, null),
  status: oneOf(params, "status", productStatuses, null),
  featured: params.get("featured") === "1",
  discounted: params.get("discounted") === "1",
  sort: oneOf(params, "sort", staffSorts, staffSorts[0]),
  page: wholeNumber(params, "page", { most: lastStaffPage }),
});

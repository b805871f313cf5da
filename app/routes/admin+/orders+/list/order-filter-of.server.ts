import { lastOrdersPage, type OrderFilter } from "#app/domain/orders/list-orders.server.ts";
import type { OrderSpan } from "#app/domain/orders/order-span.server.ts";
import { orderViewNames } from "#app/domain/orders/order-views.ts";
import { orderStatuses } from "#app/domain/orders/status.ts";
import { freeText, wholeNumber } from "#app/http/search-params.server.ts";
import { parseDate } from "#app/lib/dates.ts";
import { oneOf, rowId } from "../../../../http/search-params.server.ts";

/** The orders behind a figure, as a query string names them; null when it names no whole span. */
function orderSpanOf(params: URLSearchParams): OrderSpan | null {
  const by = oneOf(params, "by", ["placed", "delivered", "due"], null);
  const [from, to] = [parseDate(params.get("from") ?? ""), parseDate(params.get("to") ?? "")];
  if (!by || !from || !to) return null;
  const sold = oneOf(params, "sold", ["packages", "custom"], null) ?? rowId(params.get("sold") ?? undefined);
  return { by, from, to, sold };
}

/** The order filter of a query string; a missing parameter does not filter. */
export const orderFilterOf = (params: URLSearchParams): OrderFilter => ({
  view: oneOf(params, "view", orderViewNames, "all"),
  search: freeText(params, "q"),
  status: oneOf(params, "status", orderStatuses, null),
  span: orderSpanOf(params),
  page: wholeNumber(params, "page", { most: lastOrdersPage }),
});

import { lastOrdersPage, type OrderFilter } from "#app/domain/orders/list-orders.server.ts";
import { orderViewNames } from "#app/domain/orders/order-views.ts";
import { orderStatuses } from "#app/domain/orders/status.ts";
import { orderSpanOf } from "#app/http/order-span.server.ts";
import { freeText, oneOf, wholeNumber } from "#app/http/search-params.server.ts";

/** The order filter of a query string; a missing parameter does not filter. */
export const orderFilterOf = (params: URLSearchParams): OrderFilter => ({
  view: oneOf(params, "view", orderViewNames, "all"),
  search: freeText(params, "q"),
  status: oneOf(params, "status", orderStatuses, null),
  span: orderSpanOf(params),
  page: wholeNumber(params, "page", { most: lastOrdersPage }),
});

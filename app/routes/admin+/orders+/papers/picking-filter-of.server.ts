import { maxOnPaper } from "#app/domain/documents/list-orders-on-paper.server.ts";
import type { PickingFilter } from "#app/domain/documents/list-to-pick.server.ts";
import { orderViewNames } from "#app/domain/orders/order-views.ts";
import { oneOf, rowId } from "#app/http/search-params.server.ts";
import { parseDate } from "#app/lib/dates.ts";

/** Which orders a query string wants picked together; what it does not say is any, of those to pack. */
export const pickingFilterOf = (params: URLSearchParams, times: readonly string[]): PickingFilter => ({
  view: oneOf(params, "view", orderViewNames, "pack"),
  date: parseDate(params.get("date") ?? ""),
  time: oneOf(params, "time", times, null),
});

/** Numbers of orders with commas between, each once; what is none is left out. */
export function orderIdsOf(text: string | null): number[] {
  const ids = (text ?? "").split(",", maxOnPaper).map((part) => rowId(part.trim()));
  return [...new Set(ids.filter((id) => id !== null))];
}

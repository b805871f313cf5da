import { maxOnPaper } from "#app/domain/documents/list-orders-on-paper.server.ts";
import type { PickingFilter } from "#app/domain/documents/list-to-pick.server.ts";
import { orderViewNames } from "#app/domain/orders/order-views.ts";
import { oneOf, rowId } from "#app/http/search-params.server.ts";
import { parseDate } from "#app/lib/dates.ts";

/** The picking filter of a query string; a missing parameter does not filter those to pack. */
export const pickingFilterOf = (params: URLSearchParams, times: readonly string[]): PickingFilter => ({
  view: oneOf(params, "view", orderViewNames, "pack"),
  date: parseDate(params.get("date") ?? ""),
  time: oneOf(params, "time", times, null),
});

/** Order numbers separated by commas, each once; invalid ones are left out. */
export function orderIdsOf(text: string | null): number[] {
  const ids = (text ?? "").split(",", maxOnPaper).map((part) => rowId(part.trim()));
  return [...new Set(ids.filter((id) => id !== null))];
}

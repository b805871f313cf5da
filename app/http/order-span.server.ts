import type { OrderSpan } from "#app/domain/orders/order-span.server.ts";
import { parseDate } from "#app/lib/dates.ts";
import { oneOf, rowId } from "./search-params.server.ts";

/** The orders behind a figure, as a query string names them; null when it names no whole span. */
export function orderSpanOf(params: URLSearchParams): OrderSpan | null {
  const by = oneOf(params, "by", ["placed", "delivered", "due"], null);
  const [from, to] = [parseDate(params.get("from") ?? ""), parseDate(params.get("to") ?? "")];
  if (!by || !from || !to) return null;
  const sold = oneOf(params, "sold", ["packages", "custom"], null) ?? rowId(params.get("sold") ?? undefined);
  return { by, from, to, sold };
}

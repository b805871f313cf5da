import type { OrderRow } from "#app/domain/orders/order-row.ts";

/** So many orders a desk holds besides its page at most, and so many it keeps when there are more. */
const [mostRows, keptRows] = [400, 200];

const isWaiting = ({ isUnheard, status }: OrderRow): boolean => isUnheard && status === "pending";

/**
 * What a desk holds of orders that moved since its page was made, the latest last. Of a long day the oldest are forgotten, never
 * a new order that nobody has acknowledged; the page must then be read anew, for it may show one of them as it was.
 */
export function withRows(
  known: ReadonlyMap<number, OrderRow>,
  moved: readonly OrderRow[],
): { rows: ReadonlyMap<number, OrderRow>; hasForgotten: boolean } {
  const rows = new Map(known);
  for (const row of moved) {
    rows.delete(row.id);
    rows.set(row.id, row);
  }
  if (rows.size <= mostRows) return { rows, hasForgotten: false };
  for (const row of rows.values()) {
    if (rows.size <= keptRows) break;
    if (!isWaiting(row)) rows.delete(row.id);
  }
  return { rows, hasForgotten: true };
}

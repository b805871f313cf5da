import type { OrderRow } from "#app/domain/orders/order-row.ts";

/** The largest number of orders held besides those of the page, and how many remain after a trim. */
const [maxRows, trimmedRows] = [400, 200];

const isWaiting = ({ isUnheard, status }: OrderRow): boolean => isUnheard && status === "pending";

/**
 * The orders that changed since the page was loaded, the latest last. When there are too many, the oldest acknowledged ones are removed;
 * the page must then be revalidated, as it may show an outdated one.
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
  if (rows.size <= maxRows) return { rows, hasForgotten: false };
  for (const row of rows.values()) {
    if (rows.size <= trimmedRows) break;
    if (!isWaiting(row)) rows.delete(row.id);
  }
  return { rows, hasForgotten: true };
}

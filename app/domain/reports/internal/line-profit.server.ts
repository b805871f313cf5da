import { sql } from "#app/platform/db.server.ts";

/**
 * The profit of order lines `l`, summed, paisa: the price paid less the cost stored in the line. A line without a known cost, such
 * as a custom item, is left out.
 */
export const lineProfit = sql`sum(l.line_total - (l.unit_cost::bigint * coalesce(l.packed_quantity, l.quantity) + 500) / 1000)
  FILTER (WHERE l.unit_cost IS NOT NULL)`;

import { sql } from "#app/platform/db.server.ts";

/**
 * What the shop kept of order lines `l`, summed, paisa: what was paid less the cost that the line remembers. A line without a
 * known cost, such as a thing written in by hand, counts neither way.
 */
export const lineProfit = sql`sum(l.line_total - (l.unit_cost::bigint * coalesce(l.packed_quantity, l.quantity) + 500) / 1000)
  FILTER (WHERE l.unit_cost IS NOT NULL)`;

import { type Sql, sql } from "#app/platform/db.server.ts";

/**
 * The number of the order that a customer placed last and did not cancel, to be ordered again from the home page; null when there is
 * none: a column of a statement.
 */
export const latestOrderId = (userId: Sql) => sql`(
  SELECT id FROM orders WHERE user_id = ${userId} AND status <> 'cancelled' ORDER BY created_at DESC, id DESC LIMIT 1)`;

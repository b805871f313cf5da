import { db, sql } from "#app/platform/db.server.ts";

/** The statement that adds up all payments from the sums kept by day: their numbers, and what they hold in paisa. */
export const allPaymentsStatement = sql`
  SELECT coalesce(sum(payments), 0)::int AS count, coalesce(sum(completed), 0)::int AS completed,
    coalesce(sum(pending), 0)::int AS pending, coalesce(sum(received), 0)::float8 AS received
  FROM payment_day_sums`;

/**
 * Merges the rows of each day into one; what they add up to stays the same for every reader. Of two runs at once each merges only the
 * rows that it deleted itself.
 */
export async function mergePaymentDaySums(): Promise<void> {
  await db.$executeRaw`
    WITH merged AS (
      DELETE FROM payment_day_sums
      WHERE day IN (SELECT day FROM payment_day_sums GROUP BY day HAVING count(*) > 1)
      RETURNING day, payments, completed, pending, received)
    INSERT INTO payment_day_sums (day, payments, completed, pending, received)
    SELECT day, sum(payments), sum(completed), sum(pending), sum(received) FROM merged GROUP BY day`;
}

import { db } from "#app/platform/db.server.ts";

/**
 * What staff should know of who placed an order, before it is packed or leaves: whether the phone of an order from the storefront is
 * unproved, whether it is the first order of that phone, how many orders of it came back from the door, and whether the customer
 * answered the confirmation with 1 (decisions 38).
 */
export type CustomerMarks = { isUnproved: boolean; isFirst: boolean; refused: number; isConfirmed: boolean };

const none: CustomerMarks = { isUnproved: false, isFirst: false, refused: 0, isConfirmed: false };

/** The marks of one of the orders that were read; of a finished order there are none. */
export const marksOf = (marks: ReadonlyMap<number, CustomerMarks>, id: number): CustomerMarks => marks.get(id) ?? none;

/**
 * The marks of those of these orders that are still open, by order; read in one query. A phone is a person (decisions 37), so an order
 * that staff wrote counts as one of its phone, and an account with another number than the order's proves nothing. An order that was
 * cancelled after it had gone out for delivery was refused at the door; one that was cancelled before is nobody's first order.
 */
export async function findCustomerMarks(ids: readonly number[]): Promise<ReadonlyMap<number, CustomerMarks>> {
  if (ids.length === 0) return new Map();
  const rows = await db.$queryRaw<(CustomerMarks & { id: number })[]>`
    SELECT o.id, o.customer_confirmed_at IS NOT NULL AS "isConfirmed",
      o.source = 'web' AND NOT EXISTS (
        SELECT FROM users u WHERE u.phone = o.customer_phone AND u.phone_proved_at IS NOT NULL) AS "isUnproved",
      o.customer_phone <> '' AND NOT EXISTS (
        SELECT FROM orders b WHERE b.customer_phone = o.customer_phone AND b.id < o.id AND b.status <> 'cancelled') AS "isFirst",
      (SELECT count(*)::int FROM orders b
        WHERE o.customer_phone <> '' AND b.customer_phone = o.customer_phone AND b.status = 'cancelled' AND EXISTS (
          SELECT FROM order_events e WHERE e.order_id = b.id AND e.status = 'out for delivery')) AS refused
    FROM orders o WHERE o.id = ANY(${[...ids]}) AND o.status NOT IN ('delivered', 'cancelled')`;
  return new Map(rows.map(({ id, ...marks }) => [id, marks]));
}

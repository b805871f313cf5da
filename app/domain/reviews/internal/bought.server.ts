import { type Placeholder, type Sql, sql } from "#app/platform/db.server.ts";

/**
 * The SQL condition that a customer was delivered a product, by itself or inside a package; a line that was packed as
 * nothing does not count (A5.03). It starts from the customer's orders, which are few, not from the product's.
 */
export const hasBought = (userId: number | Sql, productId: number | Placeholder) => sql`(EXISTS (
    SELECT FROM orders o JOIN order_lines l ON l.order_id = o.id
    WHERE o.user_id = ${userId} AND o.status = 'delivered' AND l.product_id = ${productId} AND coalesce(l.packed_quantity, 1) > 0
  ) OR EXISTS (
    SELECT FROM orders o JOIN order_lines l ON l.order_id = o.id JOIN order_line_components c ON c.line_id = l.id
    WHERE o.user_id = ${userId} AND o.status = 'delivered' AND c.product_id = ${productId} AND coalesce(l.packed_quantity, 1) > 0
  ))`;

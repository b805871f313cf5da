import { now } from "#app/platform/clock.server.ts";
import type { Tx } from "#app/platform/db.server.ts";

/**
 * Gives back what an order still holds, by the ledger: what was sold under it less what already came back. Each return
 * has a cause of its own, so pressing twice returns once.
 */
export async function returnStock(tx: Tx, { orderId, by }: { orderId: number; by: number | null }): Promise<void> {
  await tx.$executeRaw`
    WITH held AS (
      SELECT product_id, -sum(change)::int AS quantity, count(*) FILTER (WHERE reason = 'returned') AS round
      FROM stock_movements WHERE order_id = ${orderId} GROUP BY product_id HAVING sum(change) < 0),
    locked AS (SELECT p.id FROM products p JOIN held ON held.product_id = p.id ORDER BY p.id FOR NO KEY UPDATE OF p),
    returned AS (
      UPDATE products p SET stock_quantity = p.stock_quantity + held.quantity
      FROM locked JOIN held ON held.product_id = locked.id
      WHERE p.id = locked.id)
    INSERT INTO stock_movements (product_id, order_id, change, reason, cause, by_user_id, created_at)
    SELECT product_id, ${orderId}, quantity, 'returned', 'returned:' || ${orderId}::int || ':' || product_id || ':' || round, ${by}::int,
      ${now()}
    FROM held JOIN locked ON locked.id = held.product_id`;
}

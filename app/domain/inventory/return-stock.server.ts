import { now } from "#app/platform/clock.server.ts";
import type { Tx } from "#app/platform/db.server.ts";
import type { StockDemand } from "./take-stock.server.ts";

/**
 * Returns the stock that an order still holds, by the ledger: what was sold under it less what already came back. Each return has a
 * cause of its own, so a repeat returns nothing. What comes back of a product that is no longer tracked is written off at once, as
 * its figure did when the tracking ended: the order then holds nothing, and the ledger still adds up to the stock.
 *
 * @param parts only this much of these products, one entry a product; everything when left out
 */
export async function returnStock(
  tx: Tx,
  { orderId, by, parts = null }: { orderId: number; by: number | null; parts?: readonly StockDemand[] | null },
): Promise<void> {
  const ids = parts?.map(({ productId }) => productId) ?? [];
  const quantities = parts?.map(({ quantity }) => quantity) ?? [];
  await tx.$executeRaw`
    WITH part AS (SELECT * FROM unnest(${ids}::int[], ${quantities}::int[]) AS p(product_id, quantity)),
    held AS (
      SELECT m.product_id, least(-sum(m.change)::int, coalesce(max(part.quantity), -sum(m.change)::int)) AS quantity,
        count(*) FILTER (WHERE m.reason = 'returned') AS round
      FROM stock_movements m LEFT JOIN part ON part.product_id = m.product_id
      WHERE m.order_id = ${orderId} AND (${parts === null} OR part.product_id IS NOT NULL)
      GROUP BY m.product_id HAVING sum(m.change) < 0),
    locked AS (
      SELECT p.id, p.stock_quantity IS NOT NULL AS is_tracked FROM products p JOIN held ON held.product_id = p.id
      ORDER BY p.id FOR NO KEY UPDATE OF p),
    returned AS (
      UPDATE products p SET stock_quantity = p.stock_quantity + held.quantity
      FROM locked JOIN held ON held.product_id = locked.id
      WHERE p.id = locked.id AND locked.is_tracked),
    moves AS (
      SELECT product_id, ${orderId}::int AS order_id, quantity AS change, 'returned'::stock_reason AS reason, 'returned' AS what, round
      FROM held
      UNION ALL
      SELECT product_id, NULL, -quantity, 'counted', 'untracked', round FROM held JOIN locked ON locked.id = held.product_id
      WHERE NOT is_tracked)
    INSERT INTO stock_movements (product_id, order_id, change, reason, cause, by_user_id, created_at)
    SELECT product_id, order_id, change, reason, what || ':' || ${orderId}::int || ':' || product_id || ':' || round, ${by}::int,
      ${now()}
    FROM moves`;
}

import { now } from "#app/platform/clock.server.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { type StockDemand, sumDemand } from "./take-stock.server.ts";

/** A product of which more was there than on record: how much more, in thousandths. */
export type FoundStock = { productId: number; name: string; missing: number };

/**
 * Raises the record of each product to what is wanted of it, before `takeStock` takes just that: staff have the goods in their
 * hands, so the record is what is wrong. Rows are locked in the order of their ids and stay locked, so nothing is short
 * afterwards. The movement belongs to no order: an order that is cancelled gives back all that it took.
 *
 * @param cause names what the goods are taken for, once
 * @returns what was missing on record
 */
export async function recordFoundStock(
  tx: Tx,
  { wants, by, cause }: { wants: readonly StockDemand[]; by: number; cause: string },
): Promise<FoundStock[]> {
  const sums = sumDemand(wants);
  if (sums.length === 0) return [];
  const ids = sums.map(({ productId }) => productId);
  const quantities = sums.map(({ quantity }) => quantity);
  return tx.$queryRaw<FoundStock[]>`
    WITH want AS (SELECT * FROM unnest(${ids}::int[], ${quantities}::int[]) AS w(id, quantity)),
    locked AS (
      SELECT p.id, p.name, p.stock_quantity FROM products p JOIN want USING (id)
      WHERE p.stock_quantity IS NOT NULL ORDER BY p.id FOR NO KEY UPDATE OF p),
    found AS (
      UPDATE products p SET stock_quantity = w.quantity
      FROM locked l JOIN want w USING (id)
      WHERE p.id = l.id AND l.stock_quantity < w.quantity
      RETURNING p.id, l.name, w.quantity - l.stock_quantity AS missing),
    booked AS (
      INSERT INTO stock_movements (product_id, change, reason, cause, by_user_id, created_at)
      SELECT id, missing, 'found', 'found:' || ${cause}::text || ':' || id, ${by}::int, ${now()} FROM found)
    SELECT id AS "productId", name, missing FROM found ORDER BY id`;
}

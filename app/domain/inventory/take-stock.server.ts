import { now } from "#app/platform/clock.server.ts";
import type { SqlTx } from "#app/platform/db.server.ts";

/** How much of one product is wanted, in thousandths of its selling unit. */
export type StockDemand = { productId: number; quantity: number };

/** A product of which too little is left, and how much that is in thousandths. */
export type Short = { productId: number; left: number };

/** Adds up what is wanted of each product, in the order of their ids. */
export function sumDemand(wants: readonly StockDemand[]): StockDemand[] {
  const sums = new Map<number, number>();
  for (const { productId, quantity } of wants) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return [...sums].map(([productId, quantity]) => ({ productId, quantity })).sort((a, b) => a.productId - b.productId);
}

/**
 * Takes stock for an order and writes the ledger, in one statement. Rows are locked in the order of their ids, so two
 * carts with the same products never wait for each other in a circle; the update is conditional on the newest figure,
 * so nothing is sold twice. Products whose stock is not tracked are left alone.
 *
 * @param cause names what is added to an order later, which may be a product that the order has already
 * @param halvedAbove takes at most half of what is left of a product, where more than this is left in thousandths
 * @returns what is short; the caller then refuses, which undoes the rest
 */
export async function takeStock(
  tx: SqlTx,
  {
    orderId,
    wants,
    by,
    cause = null,
    halvedAbove = null,
  }: { orderId: number; wants: readonly StockDemand[]; by: number | null; cause?: string | null; halvedAbove?: number | null },
): Promise<Short[]> {
  const sums = sumDemand(wants);
  if (sums.length === 0) return [];
  const ids = sums.map(({ productId }) => productId);
  const quantities = sums.map(({ quantity }) => quantity);
  const rows = await tx.$queryRaw<{ id: number; left: number; is_taken: boolean }[]>`
    WITH want AS (SELECT * FROM unnest(${ids}::int[], ${quantities}::int[]) AS w(id, quantity)),
    locked AS (
      SELECT p.id, p.stock_quantity FROM products p JOIN want USING (id)
      WHERE p.stock_quantity IS NOT NULL ORDER BY p.id FOR NO KEY UPDATE OF p),
    taken AS (
      UPDATE products p SET stock_quantity = p.stock_quantity - w.quantity
      FROM locked l JOIN want w USING (id)
      WHERE p.id = l.id AND p.stock_quantity >= w.quantity
        AND (${halvedAbove}::int IS NULL OR l.stock_quantity <= ${halvedAbove}::int OR w.quantity <= l.stock_quantity / 2)
      RETURNING p.id, w.quantity),
    booked AS (
      INSERT INTO stock_movements (product_id, order_id, change, reason, cause, by_user_id, created_at)
      SELECT t.id, ${orderId}::int, -t.quantity, 'sold',
        coalesce(${cause}::text || ':' || t.id, 'sold:' || ${orderId}::int || ':' || t.id || ':' ||
          (SELECT count(*) FROM stock_movements m WHERE m.order_id = ${orderId}::int AND m.product_id = t.id AND m.reason = 'returned')),
        ${by}::int, ${now()}
      FROM taken t)
    SELECT l.id, l.stock_quantity AS left, t.id IS NOT NULL AS is_taken FROM locked l LEFT JOIN taken t USING (id) ORDER BY l.id`;
  return rows.filter(({ is_taken }) => !is_taken).map(({ id, left }) => ({ productId: id, left }));
}

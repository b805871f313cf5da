import { type CardRow, cardColumns, toCard } from "#app/domain/catalog/card.server.ts";
import type { Card } from "#app/domain/catalog/card.ts";
import { findCategoryIndex } from "#app/domain/catalog/categories.server.ts";
import { readRows, sql } from "#app/platform/db.server.ts";

/** Delivered orders that are looked through. */
const maxOrders = 20;

/** Products that are offered to be bought again. */
const maxBought = 12;

/**
 * The products that a customer received with their last 20 delivered orders and that can be bought today, at most 12. A replacement
 * counts as received, a line that packing left out does not.
 *
 * @param first whether the latest delivery comes first, or what came with the most orders
 */
export async function listBought(userId: number, first: "latest" | "most-often" = "latest"): Promise<Card[]> {
  const [index, rows] = await Promise.all([findCategoryIndex(), readBought(userId, first === "most-often")]);
  return rows.map((row) => toCard(row, index));
}

const readBought = (userId: number, isMostOften: boolean): Promise<CardRow[]> =>
  readRows<CardRow>(sql`
  SELECT ${cardColumns} FROM (
    SELECT l.product_id, max(delivered.at) AS at, max(l.order_id) AS order_id, min(l.id) AS line_id,
      CASE WHEN ${isMostOften} THEN count(DISTINCT l.order_id) END AS times
    FROM (
      SELECT id, coalesce(delivered_at, created_at) AS at FROM orders
      WHERE user_id = ${userId} AND status = 'delivered' ORDER BY created_at DESC LIMIT ${maxOrders}) AS delivered
    JOIN order_lines l ON l.order_id = delivered.id
    WHERE l.product_id IS NOT NULL AND coalesce(l.packed_quantity, l.quantity) > 0
    GROUP BY l.product_id) AS bought
  JOIN products p ON p.id = bought.product_id
  WHERE p.status = 'active' AND p.stock_level > 0
  ORDER BY bought.times DESC, bought.at DESC, bought.order_id DESC, bought.line_id LIMIT ${maxBought}`);

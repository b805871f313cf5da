import type { Tx } from "#app/platform/db.server.ts";

/** What an order draws of one product, in thousandths of its selling unit; `name` is that of the line or the component. */
export type StockDraw = { productId: number; name: string; quantity: number };

/** What an order's lines draw from stock: products as packed or as ordered, packages through their components; a line left out draws nothing. */
export const listStockDraws = (tx: Tx, orderId: number): Promise<StockDraw[]> => tx.$queryRaw<StockDraw[]>`
  SELECT l.product_id AS "productId", l.name, coalesce(l.packed_quantity, l.quantity) AS quantity FROM order_lines l
  WHERE l.order_id = ${orderId} AND l.product_id IS NOT NULL AND l.packed_quantity IS DISTINCT FROM 0
  UNION ALL
  SELECT c.product_id, c.name, c.quantity FROM order_line_components c JOIN order_lines l ON l.id = c.line_id
  WHERE l.order_id = ${orderId} AND l.packed_quantity IS DISTINCT FROM 0`;

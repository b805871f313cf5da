import type { Client } from "pg";

/** Orders after `after` that are not whole: what is missing or does not add up, by number. */
const brokenOrders = `
  SELECT o.id, concat_ws(', ',
    CASE WHEN l.lines IS DISTINCT FROM o.items_count THEN 'lines missing' END,
    CASE WHEN l.total IS DISTINCT FROM o.subtotal OR o.total <> o.subtotal + o.delivery_charge THEN 'the sum is wrong' END,
    CASE WHEN (SELECT array_agg(p.amount) FROM payments p WHERE p.order_id = o.id) IS DISTINCT FROM ARRAY[o.total] THEN 'not one payment of the total' END,
    CASE WHEN NOT EXISTS (SELECT FROM order_events e WHERE e.order_id = o.id AND e.status = 'pending') THEN 'no event' END,
    CASE WHEN NOT EXISTS (SELECT FROM outbox b WHERE b.order_id = o.id) THEN 'no confirmation' END,
    CASE WHEN EXISTS (SELECT FROM carts c JOIN cart_items i ON i.cart_id = c.id WHERE c.user_id = o.user_id) THEN 'the cart is full' END,
    CASE WHEN EXISTS (
      SELECT FROM order_lines d JOIN products p ON p.id = d.product_id AND p.stock_quantity IS NOT NULL
      WHERE d.order_id = o.id AND d.quantity IS DISTINCT FROM
        (SELECT -sum(m.change) FROM stock_movements m WHERE m.order_id = o.id AND m.product_id = d.product_id)) THEN 'stock not booked' END
  ) AS fault
  FROM orders o
  LEFT JOIN LATERAL (SELECT count(*) AS lines, sum(line_total) AS total FROM order_lines WHERE order_id = o.id) l ON true
  WHERE o.id > $1`;

/** Products whose stock figure is not the sum of their ledger. */
const unbalanced = `
  SELECT p.id, p.stock_quantity, coalesce(sum(m.change), 0)::int AS booked FROM products p LEFT JOIN stock_movements m ON m.product_id = p.id
  WHERE p.stock_quantity IS NOT NULL GROUP BY p.id HAVING p.stock_quantity <> coalesce(sum(m.change), 0)`;

/**
 * The faults in the shop's ledgers, as sentences; empty when every order after `after` is whole, each with its cart emptied, and
 * every stock figure is what its ledger says.
 */
export async function auditOrders(client: Client, after: number): Promise<string[]> {
  const orders = await client.query<{ id: number; fault: string }>(brokenOrders, [after]);
  const stock = await client.query<{ id: number; stock_quantity: number; booked: number }>(unbalanced);
  return [
    ...orders.rows.filter(({ fault }) => fault !== "").map(({ id, fault }) => `order ${id}: ${fault}`),
    ...stock.rows.map(({ id, stock_quantity, booked }) => `product ${id}: stock ${stock_quantity}, ledger ${booked}`),
  ];
}

/** The number of the newest order. */
export async function newestOrder(client: Client): Promise<number> {
  const { rows } = await client.query<{ id: number }>("SELECT coalesce(max(id), 0) AS id FROM orders");
  return rows[0]?.id ?? 0;
}

/** How many orders came after one. */
export async function countOrdersAfter(client: Client, after: number): Promise<number> {
  const { rows } = await client.query<{ count: number }>("SELECT count(*)::int AS count FROM orders WHERE id > $1", [after]);
  return rows[0]?.count ?? 0;
}

-- The invariants of the database after every step of a day; each row is a violation, and its record.
-- Totals are those of the lines.
SELECT 'totals' AS law, o.id FROM orders o
  JOIN (SELECT order_id, sum(line_total) AS sum, count(*) FILTER (WHERE packed_quantity IS DISTINCT FROM 0 AND line_total >= 0) AS items
    FROM order_lines GROUP BY order_id) l ON l.order_id = o.id
  WHERE o.subtotal <> l.sum OR o.items_count <> l.items OR o.total <> o.subtotal + o.delivery_charge
-- An order's payment columns agree with its payment ledger.
UNION ALL
SELECT 'money: ' || CASE WHEN m.received < 0 THEN 'more went back than came in' WHEN o.received <> m.received THEN 'received'
    WHEN o.is_paid <> (m.received >= o.total) THEN 'paid' WHEN o.due <> d.due THEN 'due' ELSE 'waiting' END, o.id
  FROM orders o
  JOIN LATERAL (SELECT coalesce(sum(CASE e.kind WHEN 'charge' THEN e.amount ELSE -e.amount END), 0) AS received
    FROM payments p JOIN payment_entries e ON e.payment_id = p.id WHERE p.order_id = o.id) m ON true
  JOIN LATERAL (SELECT coalesce(sum(amount), 0) AS waiting FROM payments WHERE order_id = o.id AND status IN ('pending', 'processing')) w ON true
  JOIN LATERAL (SELECT CASE WHEN o.status = 'cancelled' THEN 0 ELSE o.total END - m.received AS due) d ON true
  WHERE m.received < 0 OR o.received <> m.received OR o.is_paid <> (m.received >= o.total) OR o.due <> d.due
    OR w.waiting <> greatest(0, d.due)
-- No payment gives back more than it took in.
UNION ALL
SELECT 'payment below zero', p.order_id FROM payments p JOIN payment_entries e ON e.payment_id = p.id
  GROUP BY p.id HAVING sum(CASE e.kind WHEN 'charge' THEN e.amount ELSE -e.amount END) < 0
-- A payment that is completed holds money; one that waits, was given back or called off holds none.
UNION ALL
SELECT 'payment ' || p.status, p.order_id FROM payments p LEFT JOIN payment_entries e ON e.payment_id = p.id
  GROUP BY p.id HAVING (p.status = 'completed') <> (coalesce(sum(CASE e.kind WHEN 'charge' THEN e.amount ELSE -e.amount END), 0) > 0)
-- The ledger of a tracked product adds up to its stock, of an untracked one to nothing.
UNION ALL
SELECT 'stock', p.id FROM products p LEFT JOIN (SELECT product_id, sum(change) AS sum FROM stock_movements GROUP BY 1) m ON m.product_id = p.id
  WHERE coalesce(p.stock_quantity, 0) <> coalesce(m.sum, 0)
-- A cancelled order holds no stock, and none holds less than nothing.
UNION ALL
SELECT 'held', o.id FROM orders o
  JOIN (SELECT order_id, sum(change) AS sum FROM stock_movements WHERE order_id IS NOT NULL GROUP BY order_id, product_id) m ON m.order_id = o.id
  WHERE (o.status = 'cancelled' AND m.sum <> 0) OR m.sum > 0
-- Of what was always tracked an order holds what its lines draw.
UNION ALL
SELECT 'drawn', o.id FROM orders o JOIN LATERAL (
    SELECT coalesce(l.product_id, c.product_id) AS product_id,
      sum(CASE WHEN c.id IS NULL THEN coalesce(l.packed_quantity, l.quantity) ELSE c.quantity END) AS drawn
    FROM order_lines l LEFT JOIN order_line_components c ON c.line_id = l.id
    WHERE l.order_id = o.id AND l.packed_quantity IS DISTINCT FROM 0 GROUP BY 1) l ON true
  JOIN products p ON p.id = l.product_id AND p.name IN ('Always weighed', 'Always by the piece')
  WHERE o.status <> 'cancelled' AND l.drawn <> coalesce((SELECT -sum(change) FROM stock_movements m WHERE m.order_id = o.id AND m.product_id = p.id), 0)
-- A package's line holds of each product what one package holds of it, so many times; what a package holds never changes here.
UNION ALL
SELECT 'components', l.order_id FROM order_lines l JOIN order_line_components c ON c.line_id = l.id
  JOIN package_products i ON i.package_id = l.package_id AND i.product_id = c.product_id
  WHERE c.quantity <> l.quantity::bigint * i.quantity / 1000
-- A slot with a row of its own counts its live orders.
UNION ALL
SELECT 'slot', 0 FROM delivery_slots s WHERE s.used <> (
  SELECT count(*) FROM orders o WHERE o.delivery_date = s.date AND o.scheduled_delivery_time = s.start_time AND o.status <> 'cancelled')
-- The last event is the status; delivered orders have a time.
UNION ALL
SELECT 'event', o.id FROM orders o
  WHERE o.status IS DISTINCT FROM (SELECT e.status FROM order_events e WHERE e.order_id = o.id ORDER BY e.id DESC LIMIT 1)
    OR (o.status = 'delivered') <> (o.delivered_at IS NOT NULL)
-- Pieces are sold whole, weights in weighable grams; nothing is sold for less than nothing but a credit.
UNION ALL
SELECT 'pieces', l.order_id FROM order_lines l LEFT JOIN products p ON p.id = l.product_id
  WHERE l.quantity % 1000 <> 0 AND (l.kind = 'package' OR (l.kind = 'product' AND p.name LIKE '% piece'))
-- Nobody pays for what was not sent, nor for more than was packed.
UNION ALL
SELECT 'charged', l.order_id FROM order_lines l
  WHERE l.line_total > ((l.unit_price::bigint * coalesce(l.packed_quantity, l.quantity) + 500) / 1000)
-- What replaces a line costs no more than it did, unless the customer agreed.
UNION ALL
SELECT 'replaced', l.order_id FROM order_lines l JOIN order_lines w ON w.id = l.replaces_id
  WHERE l.agreed_how IS NULL AND l.line_total > ((w.unit_price::bigint * w.quantity + 500) / 1000)

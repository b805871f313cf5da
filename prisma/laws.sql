-- What always holds in a shop's books, between any two transactions. Each row breaks a law: its name, whose record it is, and the number of
-- that order, product or contact; of a delivery slot its day as YYYYMMDD. Read every night, after a trial restore and by the tests.
-- Totals are those of the lines, the delivery and the rounding; to whole rupees, half up.
SELECT 'totals' AS law, 'order' AS subject, o.id FROM orders o
  JOIN (SELECT order_id, sum(line_total) AS sum, count(*) FILTER (WHERE packed_quantity IS DISTINCT FROM 0 AND line_total >= 0) AS items
    FROM order_lines GROUP BY order_id) l ON l.order_id = o.id
  WHERE o.subtotal <> l.sum OR o.items_count <> l.items OR o.total <> o.subtotal + o.delivery_charge + o.rounding
    OR abs(o.rounding) * 2 > o.rounding_step OR (o.rounding_step = 100 AND o.total <> (o.subtotal + o.delivery_charge + 50) / 100 * 100)
-- An order's payment columns agree with its payment ledger.
UNION ALL
SELECT CASE WHEN m.received < 0 THEN 'refunded' WHEN o.received <> m.received THEN 'received'
    WHEN o.is_paid <> (m.received >= o.total) THEN 'paid' WHEN o.due <> d.due THEN 'due' ELSE 'waiting' END, 'order', o.id
  FROM orders o
  LEFT JOIN (SELECT p.order_id, sum(CASE e.kind WHEN 'charge' THEN e.amount ELSE -e.amount END) AS sum
    FROM payments p JOIN payment_entries e ON e.payment_id = p.id GROUP BY p.order_id) l ON l.order_id = o.id
  LEFT JOIN (SELECT order_id, sum(amount) AS sum FROM payments WHERE status IN ('pending', 'processing') GROUP BY order_id) w ON w.order_id = o.id
  CROSS JOIN LATERAL (SELECT coalesce(l.sum, 0) AS received, coalesce(w.sum, 0) AS waiting) m
  CROSS JOIN LATERAL (SELECT CASE WHEN o.status = 'cancelled' THEN 0 ELSE o.total END - m.received AS due) d
  WHERE m.received < 0 OR o.received <> m.received OR o.is_paid <> (m.received >= o.total) OR o.due <> d.due
    OR m.waiting <> greatest(0, d.due)
-- No payment gives back more than it took in.
UNION ALL
SELECT 'payment-below-zero', 'order', p.order_id FROM payments p JOIN payment_entries e ON e.payment_id = p.id
  GROUP BY p.id HAVING sum(CASE e.kind WHEN 'charge' THEN e.amount ELSE -e.amount END) < 0
-- A payment that is completed holds money; one that waits, was given back or called off holds none.
UNION ALL
SELECT 'payment-status', 'order', p.order_id FROM payments p LEFT JOIN payment_entries e ON e.payment_id = p.id
  GROUP BY p.id HAVING (p.status = 'completed') <> (coalesce(sum(CASE e.kind WHEN 'charge' THEN e.amount ELSE -e.amount END), 0) > 0)
-- What is owed on khata is the sum of its entries.
UNION ALL
SELECT 'khata', 'contact', c.id FROM contacts c LEFT JOIN (SELECT contact_id, sum(amount) AS sum FROM khata_entries GROUP BY 1) k ON k.contact_id = c.id
  WHERE c.khata_balance <> coalesce(k.sum, 0)
-- The ledger of a tracked product adds up to its stock, of an untracked one to nothing.
UNION ALL
SELECT 'stock', 'product', p.id FROM products p LEFT JOIN (SELECT product_id, sum(change) AS sum FROM stock_movements GROUP BY 1) m ON m.product_id = p.id
  WHERE coalesce(p.stock_quantity, 0) <> coalesce(m.sum, 0)
-- A cancelled order holds no stock, and none holds less than nothing.
UNION ALL
SELECT 'held', 'order', o.id FROM orders o
  JOIN (SELECT order_id, sum(change) AS sum FROM stock_movements WHERE order_id IS NOT NULL GROUP BY order_id, product_id) m ON m.order_id = o.id
  WHERE (o.status = 'cancelled' AND m.sum <> 0) OR m.sum > 0
-- A slot with a row of its own counts its live orders.
UNION ALL
SELECT 'slot', 'slot', to_char(s.date, 'YYYYMMDD')::int FROM delivery_slots s WHERE s.used <> (
  SELECT count(*) FROM orders o WHERE o.delivery_date = s.date AND o.scheduled_delivery_time = s.start_time AND o.status <> 'cancelled')
-- The last event is the status; delivered orders have a time.
UNION ALL
SELECT 'event', 'order', o.id FROM orders o
  WHERE o.status IS DISTINCT FROM (SELECT e.status FROM order_events e WHERE e.order_id = o.id ORDER BY e.id DESC LIMIT 1)
    OR (o.status = 'delivered') <> (o.delivered_at IS NOT NULL)
-- Nobody pays for what was not sent, nor for more than was packed.
UNION ALL
SELECT 'charged', 'order', l.order_id FROM order_lines l
  WHERE l.line_total > ((l.unit_price::bigint * coalesce(l.packed_quantity, l.quantity) + 500) / 1000)
-- What replaces a line costs no more than it did, unless the customer agreed.
UNION ALL
SELECT 'replaced', 'order', l.order_id FROM order_lines l JOIN order_lines w ON w.id = l.replaces_id
  WHERE l.agreed_how IS NULL AND l.line_total > ((w.unit_price::bigint * w.quantity + 500) / 1000)

-- What holds beside the shop's own laws (prisma/laws.sql) after every step of a simulated day, whose products are known by name.
-- Of what was always tracked an order holds what its lines draw.
SELECT 'drawn' AS law, 'order' AS subject, o.id FROM orders o JOIN LATERAL (
    SELECT coalesce(l.product_id, c.product_id) AS product_id,
      sum(CASE WHEN c.id IS NULL THEN coalesce(l.packed_quantity, l.quantity) ELSE c.quantity END) AS drawn
    FROM order_lines l LEFT JOIN order_line_components c ON c.line_id = l.id
    WHERE l.order_id = o.id AND l.packed_quantity IS DISTINCT FROM 0 GROUP BY 1) l ON true
  JOIN products p ON p.id = l.product_id AND p.name IN ('Always weighed', 'Always by the piece')
  WHERE o.status <> 'cancelled' AND l.drawn <> coalesce((SELECT -sum(change) FROM stock_movements m WHERE m.order_id = o.id AND m.product_id = p.id), 0)
-- A package's line holds of each product what one package holds of it, so many times; what a package holds never changes here.
UNION ALL
SELECT 'components', 'order', l.order_id FROM order_lines l JOIN order_line_components c ON c.line_id = l.id
  JOIN package_products i ON i.package_id = l.package_id AND i.product_id = c.product_id
  WHERE c.quantity <> l.quantity::bigint * i.quantity / 1000
-- Pieces are sold whole, weights in weighable grams; nothing is sold for less than nothing but a credit.
UNION ALL
SELECT 'pieces', 'order', l.order_id FROM order_lines l LEFT JOIN products p ON p.id = l.product_id
  WHERE l.quantity % 1000 <> 0 AND (l.kind = 'package' OR (l.kind = 'product' AND p.name LIKE '% piece'))

import type { ClientBase } from "pg";

/**
 * Adds finished orders, spread over the year before the day before yesterday, until there are `upTo`: one to six lines each
 * of products that nobody counts, and one more customer for every twenty orders. Drawn by hashing numbers, so each run is the same.
 */
export async function cloneOrders(client: ClientBase, { upTo, now }: { upTo: number; now: Date }): Promise<void> {
  await client.query("BEGIN");
  try {
    await client.query(moreCustomers, [upTo]);
    await client.query(drawOrders, [upTo, now]);
    await client.query(drawLines);
    for (const statement of writeThem) await client.query(statement);
    await client.query("COMMIT");
  } catch (problem) {
    await client.query("ROLLBACK");
    throw problem;
  }
}

/** A number from 0 up to, not including, `size`, the same for the same `seed` and `salt`. */
const lot = (seed: string, salt: number, size: number | string) =>
  `((hashint8extended((${seed})::bigint, ${salt}) & 9223372036854775807) % (${size}))::int`;

/** They share the hash of a customer with an unknown password. */
const moreCustomers = `
  INSERT INTO users (email, phone, name, password_hash, zone, created_at)
  SELECT 'shopper' || n || '@many.test', '+92310' || lpad(n::text, 7, '0'), model.name || ' ' || n, model.password_hash, model.zone, model.created_at
  FROM generate_series(1, $1::int / 20) AS n
  JOIN (SELECT *, row_number() OVER (ORDER BY id)::int - 1 AS place FROM users WHERE email LIKE '%@shoppers.test' LIMIT 18) AS model ON place = n % 18
  ON CONFLICT DO NOTHING`;

const drawOrders = `
  CREATE TEMP TABLE drawn ON COMMIT DROP AS
  WITH counts AS (
    SELECT greatest(0, $1::int - count(*))::int AS missing, coalesce(max(id), 0) AS last_id FROM orders),
  buyer AS (SELECT *, row_number() OVER (ORDER BY id)::int - 1 AS place FROM users
    WHERE role IS NULL AND email NOT LIKE '%@demo.test' AND created_at < $2::timestamptz - interval '366 days'),
  chosen AS (
    SELECT last_id + n AS id, n, missing, ${lot("n", 1, "(SELECT count(*) FROM buyer)")} AS place
    FROM counts, generate_series(1, missing) AS n)
  SELECT chosen.id, buyer.id AS user_id, buyer.name, buyer.phone, buyer.email, buyer.zone,
    upper(left(md5('order ' || chosen.id), 13)) AS tracking_id,
    day + make_interval(mins => 540 + ${lot("n", 2, 750)}) AS placed_at,
    (day AT TIME ZONE 'Asia/Karachi')::date + 1 AS delivery_date,
    make_time(10 + 2 * ${lot("n", 3, 6)}, 0, 0) AS delivery_time,
    CASE WHEN ${lot("n", 4, 20)} = 0 THEN 'cancelled' ELSE 'delivered' END AS status,
    (ARRAY['cash', 'cash', 'cash', 'jazzcash', 'easypaisa', 'bank_transfer'])[1 + ${lot("n", 5, 6)}]::payment_method AS method,
    1 + ${lot("n", 6, 6)} AS line_count
  FROM chosen JOIN buyer USING (place),
    LATERAL (SELECT date_trunc('day', $2::timestamptz, 'Asia/Karachi') - make_interval(days => 365 - (363::bigint * n / missing)::int) AS day) AS calendar`;

const drawLines = `
  CREATE TEMP TABLE drawn_lines ON COMMIT DROP AS
  WITH pool AS (
    SELECT *, row_number() OVER (ORDER BY popularity DESC, id)::int - 1 AS place FROM products
    WHERE status = 'active' AND in_stock AND stock_quantity IS NULL AND NOT discount_active),
  picked AS (
    SELECT drawn.id AS order_id, ${lot("drawn.id * 8 + k", 8, 3)} * 1000 + 1000 AS quantity,
      ((${lot("drawn.id", 7, "(SELECT count(*) FROM pool)")}::bigint + k * 7919) % (SELECT count(*) FROM pool))::int AS place
    FROM drawn, generate_series(1, line_count) AS k)
  SELECT order_id, pool.id AS product_id, name, name_ur, unit, unit_size, quantity, price, cost_price, price * (quantity / 1000) AS line_total
  FROM picked JOIN pool USING (place)`;

const writeThem = [
  `INSERT INTO orders (id, tracking_id, user_id, customer_name, customer_phone, customer_email, delivery_zone, delivery_zone_id,
     delivery_address, delivery_date, scheduled_delivery_time, status, is_paid, payment_method, subtotal, delivery_charge, total,
     items_count, created_at, updated_at, delivered_at)
   SELECT id, tracking_id, user_id, name, phone, email, zone, zone_id, 'House ' || id % 400 + 1, delivery_date, delivery_time, status,
     status = 'delivered', method, subtotal, charge, subtotal + charge, line_count, placed_at, finished_at,
     CASE WHEN status = 'delivered' THEN finished_at END
   FROM drawn JOIN (SELECT order_id AS id, sum(line_total)::int AS subtotal FROM drawn_lines GROUP BY order_id) AS sums USING (id)
   LEFT JOIN (SELECT id AS zone_id, name AS zone, delivery_charge, min_order_for_free_delivery AS free_above FROM delivery_zones) AS zones USING (zone),
   LATERAL (SELECT CASE WHEN coalesce(free_above, 200000) > 0 AND subtotal > coalesce(free_above, 200000) THEN 0
     ELSE coalesce(delivery_charge, 20000) END AS charge) AS delivery,
   LATERAL (SELECT CASE WHEN status = 'delivered' THEN (delivery_date + delivery_time) AT TIME ZONE 'Asia/Karachi' + interval '1 hour'
     ELSE placed_at + interval '20 minutes' END AS finished_at) AS finish
   ORDER BY id`,
  "SELECT setval(pg_get_serial_sequence('orders', 'id'), (SELECT max(id) FROM orders))",
  `INSERT INTO order_lines (order_id, kind, product_id, name, name_ur, unit, unit_size, quantity, packed_quantity, list_price, unit_price, unit_cost, line_total)
   SELECT order_id, 'product', product_id, name, name_ur, unit, unit_size, quantity, quantity, price, price, cost_price, line_total
   FROM drawn_lines ORDER BY order_id`,
  `INSERT INTO order_events (order_id, status, by_user_id, created_at)
   SELECT o.id, step.status, CASE WHEN step.status IN ('pending', 'cancelled') THEN o.user_id END, step.at
   FROM drawn JOIN orders o USING (id), LATERAL (VALUES
     (1, 'pending', o.created_at), (2, 'confirmed', o.created_at + interval '10 minutes'),
     (3, 'preparing', o.updated_at - interval '100 minutes'), (4, 'out for delivery', o.updated_at - interval '55 minutes'),
     (5, 'delivered', o.updated_at), (6, 'cancelled', o.updated_at)) AS step (place, status, at)
   WHERE step.place = 1 OR (o.status = 'delivered' AND step.place < 6) OR (o.status = 'cancelled' AND step.place = 6)
   ORDER BY o.id, step.place`,
  `WITH opened AS (
     INSERT INTO payments (order_id, method, gateway_name, amount, status, created_at, updated_at)
     SELECT o.id, method, CASE WHEN method IN ('cash', 'jazzcash', 'easypaisa') THEN method::text END, total,
       CASE WHEN o.status = 'delivered' THEN 'completed' ELSE 'cancelled' END::payment_status, o.created_at, o.updated_at
     FROM drawn JOIN orders o USING (id) ORDER BY o.id
     RETURNING id, amount, status, updated_at)
   INSERT INTO payment_entries (payment_id, kind, amount, created_at)
   SELECT id, 'charge', amount, updated_at FROM opened WHERE status = 'completed' ORDER BY id`,
];

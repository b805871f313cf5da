import { Pool } from "pg";
import { newTrackingId } from "#app/domain/orders/write-order.server.ts";
import { postgresCpu } from "./rig/spent.ts";

/** An order with three lines in one statement: the least that a shop on this database could do. */
const statement = {
  name: "floor-order",
  text: `WITH head AS (
      INSERT INTO orders (tracking_id, user_id, customer_name, customer_phone, delivery_zone, delivery_address, subtotal, delivery_charge, total, items_count)
      VALUES ($1, $2, 'Ayesha Khan', '+923012345678', 'Gulgasht Colony', 'House 12, Street 4', 30000, 0, 30000, 3) RETURNING id)
    INSERT INTO order_lines (order_id, kind, product_id, name, quantity, list_price, unit_price, line_total)
    SELECT head.id, 'product', p.id, p.name, 1000, 10000, 10000, 10000 FROM head, products p WHERE p.id = ANY($3::int[])`,
};

/** How fast bare orders are written, durably, and what one costs in CPU of this process and of the database, milliseconds. */
export type OrderFloor = { perSecond: number; app: number; database: number };

/** Writes orders through as many connections as there are shoppers, each waiting for its commit. They are deleted again. */
export async function floorOrders(
  { databaseUrl, postmaster }: { databaseUrl: string; postmaster: number },
  { orders, shoppers, userId }: { orders: number; shoppers: number; userId: number },
): Promise<OrderFloor> {
  const pool = new Pool({ connectionString: databaseUrl, max: shoppers });
  const write = async (count: number) => {
    let left = count;
    const shop = async () => {
      for (; left > 0; left--) await pool.query({ ...statement, values: [newTrackingId(), userId, [2, 3, 5]] });
    };
    await Promise.all(Array.from({ length: shoppers }, shop));
  };
  await write(200);
  const began = performance.now();
  const cpu = process.cpuUsage();
  const before = postgresCpu({ postmaster });
  await write(orders);
  const { user, system } = process.cpuUsage(cpu);
  const database = (postgresCpu({ postmaster }) - before) / orders;
  const seconds = (performance.now() - began) / 1000;
  await pool.query("DELETE FROM orders WHERE user_id = $1", [userId]);
  await pool.end();
  return { perSecond: orders / seconds, app: (user + system) / 1000 / orders, database };
}

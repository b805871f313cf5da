import { db } from "#app/platform/db.server.ts";
import { patiently } from "./weather.ts";

/** An order as the books have it. Amounts in paisa. */
export type OrderState = {
  id: number;
  userId: number | null;
  status: string;
  version: number;
  isPaid: boolean;
  total: number;
  received: number;
  due: number;
  slot: string | null;
  lines: number[];
};

/** A product as the books have it: thousandths, null when it is not tracked. */
export type ProductState = { id: number; stock: number | null; price: number; isSold: boolean };

/** What the model knows before a step and compares after it. */
export type State = { orders: Map<number, OrderState>; products: Map<number, ProductState>; placed: number };

/** Reads the whole of a small shop. */
export const readState = (): Promise<State> => patiently(readOnce);

async function readOnce(): Promise<State> {
  const orders = await db.$queryRaw<OrderState[]>`
    SELECT o.id, user_id AS "userId", status, version, is_paid AS "isPaid", total, received, due,
      to_char(delivery_date, 'YYYY-MM-DD') || ' ' || to_char(scheduled_delivery_time, 'HH24:MI:SS') AS slot,
      (SELECT coalesce(array_agg(l.id ORDER BY l.id), '{}') FROM order_lines l WHERE l.order_id = o.id AND l.line_total >= 0) AS lines
    FROM orders o ORDER BY o.id`;
  const products = await db.$queryRaw<ProductState[]>`
    SELECT id, stock_quantity AS stock, price, status = 'active' AND in_stock AS "isSold" FROM products ORDER BY id`;
  return {
    orders: new Map(orders.map((order) => [order.id, order])),
    products: new Map(products.map((product) => [product.id, product])),
    placed: orders.length,
  };
}

/** How many live orders each slot has: "2026-11-25 12:00:00" → 3. */
export function liveIn({ orders }: State, slot: string): number {
  return [...orders.values()].filter((order) => order.slot === slot && order.status !== "cancelled").length;
}

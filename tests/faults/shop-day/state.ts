import type { Slot } from "#app/domain/delivery/slots.ts";
import { db } from "#app/platform/db.server.ts";
import { withRetry } from "./weather.ts";

/** The state of an order. Amounts in paisa. */
export type OrderState = {
  id: number;
  userId: number | null;
  status: string;
  version: number;
  isPaid: boolean;
  total: number;
  received: number;
  due: number;
  slot: Slot | null;
  lines: number[];
  subtotal: number;
  charge: number;
  /** the rule of its zone on the day of the order; null: staff set the charge */
  zoneCharge: number | null;
  zoneFreeAbove: number | null;
  /** the charge of what was ordered, once it changed */
  orderedCharge: number | null;
  /** the goods that are sent */
  items: number;
  /** the number of its audit entries */
  audits: number;
};

/** The stock of a product: thousandths, null when it is not tracked. */
export type ProductState = { id: number; stock: number | null; price: number; isSold: boolean };

/** The state before a step, to be compared after it. */
export type State = { orders: Map<number, OrderState>; products: Map<number, ProductState>; placed: number };

/** Reads the whole of a small shop. */
export const readState = (): Promise<State> => withRetry(readOnce);

async function readOnce(): Promise<State> {
  const orders = await db.$queryRaw<OrderState[]>`
    SELECT o.id, user_id AS "userId", status, version, is_paid AS "isPaid", total, received, due,
      CASE WHEN scheduled_delivery_time IS NOT NULL THEN
        json_build_object('date', to_char(delivery_date, 'YYYY-MM-DD'), 'time', to_char(scheduled_delivery_time, 'HH24:MI:SS')) END AS slot,
      (SELECT coalesce(array_agg(l.id ORDER BY l.id), '{}') FROM order_lines l WHERE l.order_id = o.id AND l.line_total >= 0) AS lines,
      subtotal, delivery_charge AS charge, zone_charge AS "zoneCharge", zone_free_above AS "zoneFreeAbove",
      ordered_charge AS "orderedCharge", items_count AS items,
      (SELECT count(*)::int FROM audit_entries a WHERE a.entity = 'order' AND a.entity_id = o.id::text) AS audits
    FROM orders o ORDER BY o.id`;
  const products = await db.$queryRaw<ProductState[]>`
    SELECT id, stock_quantity AS stock, price, status = 'active' AND in_stock AS "isSold" FROM products ORDER BY id`;
  return {
    orders: new Map(orders.map((order) => [order.id, order])),
    products: new Map(products.map((product) => [product.id, product])),
    placed: orders.length,
  };
}

export const isSameSlot = (one: Slot, other: Slot | null): boolean => one.date === other?.date && one.time === other.time;

/** Whether a slot has as many live orders as the owner allows; null allows any number. */
export function isFull({ orders }: State, slot: Slot, limit: number | null): boolean {
  const live = [...orders.values()].filter((order) => order.status !== "cancelled" && isSameSlot(slot, order.slot));
  return limit !== null && live.length >= limit;
}

/** What is payable of an amount: whole rupees, half up. */
export const wholeRupees = (amount: number): number => Math.floor((amount + 50) / 100) * 100;

/** What delivery costs by the specification: free only above the threshold, and a threshold of 0 never makes it free. */
export const chargeFor = (subtotal: number, { charge, freeAbove }: { charge: number; freeAbove: number }): number =>
  freeAbove > 0 && subtotal > freeAbove ? 0 : charge;

import { counterZone } from "#app/domain/orders/create-staff-order.server.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { db } from "#app/platform/db.server.ts";
import { listGoods } from "./list-goods.server.ts";
import type { Offer } from "./match-list.server.ts";

/** Somebody who ordered before, as the counter greets them by their number, and what they took the last time, at today's prices. */
export type Caller = {
  phone: string;
  name: string;
  address: string;
  landmark: string | null;
  zone: string | null;
  orders: number;
  /** what of the last basket is sold today; `missing` names what is not */
  lastBasket: { orderId: number; offers: Offer[]; missing: string[] } | null;
};

type Row = { id: number; name: string; address: string; landmark: string | null; zone: string | null; orders: number };

const longestBasket = 100;

/** What one order held, as it is sold now; what was written by hand never was for sale. */
async function basketOf(orderId: number): Promise<NonNullable<Caller["lastBasket"]>> {
  const lines = await db.$queryRaw<{ key: string | null; name: string; quantity: number }[]>`
    SELECT CASE kind WHEN 'product' THEN 'p' || product_id WHEN 'package' THEN 'k' || package_id END AS key, name, quantity
    FROM order_lines WHERE order_id = ${orderId} AND replaces_id IS NULL ORDER BY id LIMIT ${longestBasket}`;
  const goods = await listGoods(lines.flatMap(({ key }) => key ?? []));
  const sold = lines.map((line) => ({ ...line, product: goods.get(line.key ?? "") }));
  return {
    orderId,
    offers: sold.flatMap(({ product, quantity }) => (product ? [{ product, quantity: thousandths(quantity) }] : [])),
    missing: sold.filter(({ product }) => !product).map(({ name }) => name),
  };
}

/**
 * Whoever ordered under a number before, by their newest order that stood and by what staff noted of them; null for a new one. For staff
 * alone: a number that somebody merely types shows a customer nothing.
 *
 * @param phone +923XXXXXXXXX
 */
export async function findCaller(phone: string): Promise<Caller | null> {
  const [contact, [last]] = await Promise.all([
    db.contact.findUnique({ where: { phone } }),
    db.$queryRaw<Row[]>`
      SELECT id, customer_name AS name, delivery_address AS address, landmark, nullif(delivery_zone, ${counterZone}) AS zone,
        (SELECT count(*)::int FROM orders WHERE customer_phone = ${phone}) AS orders
      FROM orders WHERE customer_phone = ${phone} ORDER BY status = 'cancelled', created_at DESC, id DESC LIMIT 1`,
  ]);
  if (!contact && !last) return null;
  return {
    phone,
    name: contact?.name ?? last?.name ?? "",
    address: contact?.address ?? last?.address ?? "",
    landmark: contact?.landmark ?? last?.landmark ?? null,
    zone: contact?.zone ?? last?.zone ?? null,
    orders: last?.orders ?? 0,
    lastBasket: last ? await basketOf(last.id) : null,
  };
}

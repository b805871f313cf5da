import { type CardRow, cardColumns } from "#app/domain/catalog/card.server.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { db } from "#app/platform/db.server.ts";
import type { Offer } from "./match-list.server.ts";
import { toCounterProduct } from "./to-counter-product.server.ts";

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

type Row = { id: number; name: string; address: string; landmark: string | null; zone: string; orders: number };

const longestBasket = 100;

/** What one order held, with each product as it is sold now; packages and items written by hand have none. */
async function basketOf(orderId: number): Promise<NonNullable<Caller["lastBasket"]>> {
  const rows = await db.$queryRaw<(CardRow & { line_name: string; wanted: number; is_sold: boolean })[]>`
    SELECT ${cardColumns}, l.name AS line_name, l.quantity AS wanted, coalesce(p.status = 'active' AND l.kind = 'product', false) AS is_sold
    FROM order_lines l LEFT JOIN products p ON p.id = l.product_id
    WHERE l.order_id = ${orderId} AND l.replaces_id IS NULL ORDER BY l.id LIMIT ${longestBasket}`;
  const sold = rows.filter(({ is_sold }) => is_sold);
  return {
    orderId,
    offers: sold.map((row) => ({ product: toCounterProduct(row), quantity: thousandths(row.wanted) })),
    missing: rows.filter(({ is_sold }) => !is_sold).map(({ line_name }) => line_name),
  };
}

/**
 * Whoever ordered under a number before, by their newest order and by what staff noted of them; null for a new one. For staff
 * alone: a number that somebody merely types shows a customer nothing.
 *
 * @param phone +923XXXXXXXXX
 */
export async function findCaller(phone: string): Promise<Caller | null> {
  const [contact, [last]] = await Promise.all([
    db.contact.findUnique({ where: { phone } }),
    db.$queryRaw<Row[]>`
      SELECT id, customer_name AS name, delivery_address AS address, landmark, delivery_zone AS zone,
        (SELECT count(*)::int FROM orders WHERE customer_phone = ${phone}) AS orders
      FROM orders WHERE customer_phone = ${phone} ORDER BY created_at DESC, id DESC LIMIT 1`,
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

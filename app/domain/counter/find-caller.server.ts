import { counterZone } from "#app/domain/orders/create-staff-order.server.ts";
import type { Contact } from "#app/generated/prisma/client.ts";
import { karachiDate } from "#app/lib/dates.ts";
import { type Paisa, paisa } from "#app/lib/money.ts";
import { type Thousandths, thousandths } from "#app/lib/quantity.ts";
import { db } from "#app/platform/db.server.ts";
import type { CounterProduct } from "./counter-product.ts";
import { listGoods } from "./list-goods.server.ts";
import type { Offer } from "./match-list.server.ts";

/** A known caller by their number, and their last order, at today's prices. */
export type Caller = {
  phone: string;
  name: string;
  address: string;
  landmark: string | null;
  zone: string | null;
  orders: number;
  /** where they had orders brought, the newest first, each address once */
  places: DeliveryPlace[];
  /** what of the last basket can be had today, in its order; `missing` names what is not sold any more */
  /** what they owe and may owe, in paisa; null where there is neither */
  khata: { balance: Paisa; limit: Paisa; paidOn: string | null } | null;
  /** no order of theirs is taken, and nothing is given on khata */
  isBlocked: boolean;
  lastBasket: { orderId: number; lines: LastLine[]; missing: string[] } | null;
};

/** A delivery address of a caller. */
export type DeliveryPlace = { address: string; landmark: string | null; zone: string | null };

/** A line of a basket to take over: a product or package at today's price, or an item of its own words at the price it had. */
export type LastLine = Offer | { words: string; quantity: Thousandths; price: Paisa };

type Row = { id: number; name: string; address: string; landmark: string | null; zone: string | null; orders: number };

const longestBasket = 100;
const maxPlaces = 4;

/** Where the orders that stood went under a number, the newest first. */
const listPlaces = (phone: string) => db.$queryRaw<DeliveryPlace[]>`
  SELECT address, landmark, zone FROM (
    SELECT DISTINCT ON (lower(delivery_address)) id, delivery_address AS address, landmark, nullif(delivery_zone, ${counterZone}) AS zone
    FROM orders WHERE customer_phone = ${phone} AND delivery_address <> '' AND status <> 'cancelled'
    ORDER BY lower(delivery_address), id DESC) AS places
  ORDER BY id DESC LIMIT ${maxPlaces}`;

type Sold = { isOwn: boolean; key: string | null; name: string; quantity: number; price: number };

function againOf({ isOwn, key, name, quantity, price }: Sold, goods: ReadonlyMap<string, CounterProduct>): LastLine | null {
  if (isOwn) return { words: name, quantity: thousandths(quantity), price: paisa(price) };
  const product = goods.get(key ?? "");
  return product ? { product, quantity: thousandths(quantity) } : null;
}

/** What one order held, as it is sold now; an item of its own words is what it was, unless it came from a product. */
async function basketOf(orderId: number): Promise<NonNullable<Caller["lastBasket"]>> {
  const sold = await db.$queryRaw<Sold[]>`
    SELECT kind = 'custom' AND product_id IS NULL AS "isOwn", name, quantity, unit_price AS price,
      CASE kind WHEN 'package' THEN 'k' || package_id ELSE 'p' || product_id END AS key
    FROM order_lines WHERE order_id = ${orderId} AND replaces_id IS NULL ORDER BY id LIMIT ${longestBasket}`;
  const goods = await listGoods(sold.flatMap(({ key }) => key ?? []));
  const lines = sold.map((line) => ({ name: line.name, again: againOf(line, goods) }));
  return {
    orderId,
    lines: lines.flatMap(({ again }) => again ?? []),
    missing: lines.filter(({ again }) => !again).map(({ name }) => name),
  };
}

const khataOf = ({ khataBalance, khataLimit, khataPaidAt }: Contact): Caller["khata"] =>
  khataBalance === 0 && khataLimit === 0
    ? null
    : { balance: khataBalance as Paisa, limit: khataLimit as Paisa, paidOn: khataPaidAt && karachiDate(khataPaidAt) };

/**
 * The customer of a phone number, from their newest order that was not cancelled and from staff's notes; null for a new one. For
 * staff only: the storefront never looks a typed number up.
 *
 * @param phone +923XXXXXXXXX
 */
export async function findCaller(phone: string): Promise<Caller | null> {
  const [found, [last], places] = await Promise.all([
    db.contact.findUnique({ where: { phone }, include: { mergedInto: true } }),
    db.$queryRaw<Row[]>`
      SELECT id, customer_name AS name, delivery_address AS address, landmark, nullif(delivery_zone, ${counterZone}) AS zone,
        (SELECT count(*)::int FROM orders WHERE customer_phone = ${phone}) AS orders
      FROM orders WHERE customer_phone = ${phone} ORDER BY status = 'cancelled', created_at DESC, id DESC LIMIT 1`,
    listPlaces(phone),
  ]);
  const contact = found?.mergedInto ?? found;
  if (!contact && !last) return null;
  return {
    phone,
    name: contact?.name ?? last?.name ?? "",
    address: contact?.address ?? last?.address ?? "",
    landmark: contact?.landmark ?? last?.landmark ?? null,
    zone: contact?.zone ?? last?.zone ?? null,
    orders: last?.orders ?? 0,
    places,
    khata: contact && khataOf(contact),
    isBlocked: Boolean(contact?.blockedAt),
    lastBasket: last ? await basketOf(last.id) : null,
  };
}

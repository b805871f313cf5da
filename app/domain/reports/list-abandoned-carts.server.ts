import { isAbandoned } from "#app/domain/cart/read-cart.server.ts";
import { isAgreed, lastReminder } from "#app/domain/messaging/remind-carts.server.ts";
import type { CartStage } from "#app/generated/prisma/enums.ts";
import { maskPhone } from "#app/lib/format-phone.ts";
import { type Paisa, paisa, sum } from "#app/lib/money.ts";
import { customerPrice } from "#app/lib/price.ts";
import { linePrice, type Thousandths } from "#app/lib/quantity.ts";
import { db, sql } from "#app/platform/db.server.ts";

/** How many carts a page shows. */
export const cartsPerPage = 25;

/** How many things of a cart are named. */
const mostNamed = 3;

/** The furthest page. */
export const lastAbandonedPage = 1000;

/** A cart that was left: whose, how far it came, what it is worth. A visitor's has neither name nor phone. */
export type AbandonedCart = {
  id: number;
  name: string | null;
  phone: string | null;
  stage: CartStage;
  value: Paisa;
  count: number;
  /** The dearest things in it. */
  items: string[];
  leftAt: Date;
  /** when its customer was reminded of it as it is now, and whether they agreed to be */
  reminder: { at: Date | null; isAgreed: boolean };
};

type Item = {
  name: string;
  quantity: number;
  shown_price: number | null;
  price: number;
  discount_percent: number;
  discount_active: boolean;
};
type Row = {
  id: number;
  name: string | null;
  phone: string | null;
  stage: CartStage;
  updated_at: Date;
  items: Item[];
  agreed: boolean;
  reminded_at: Date | null;
};

/**
 * One page of the carts that were left, the latest first. Worth is what the customer last saw; what was never shown counts at
 * today's price.
 *
 * @param phonesVisible false for those who may not edit orders
 */
export async function listAbandonedCarts(
  { stage, page }: { stage: CartStage | null; page: number },
  { phonesVisible }: { phonesVisible: boolean },
): Promise<{ carts: AbandonedCart[]; hasMore: boolean }> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT c.id, u.name, u.phone, c.stage::text AS stage, c.updated_at,
      coalesce(${isAgreed}, false) AS agreed, ${lastReminder()} AS reminded_at,
      (SELECT coalesce(json_agg(i), '[]') FROM (
        SELECT coalesce(p.name, k.name) AS name, i.quantity, i.shown_price, coalesce(p.price, k.price) AS price,
          coalesce(p.discount_percent, 0) AS discount_percent, coalesce(p.discount_active, false) AS discount_active
        FROM cart_items i LEFT JOIN products p ON p.id = i.product_id LEFT JOIN packages k ON k.id = i.package_id
        WHERE i.cart_id = c.id ORDER BY i.id) i) AS items
    FROM carts c LEFT JOIN users u ON u.id = c.user_id
    WHERE ${isAbandoned()} ${stage ? sql`AND c.stage = ${stage}::cart_stage` : sql``}
    ORDER BY c.updated_at DESC, c.id DESC LIMIT ${cartsPerPage + 1} OFFSET ${(page - 1) * cartsPerPage}`;
  const carts = rows
    .slice(0, cartsPerPage)
    .map(({ id, name, phone, stage: reached, updated_at: leftAt, items, agreed, reminded_at: at }) => {
      const priced = items.map(priceOf).toSorted((one, other) => other.worth - one.worth);
      const shownPhone = phone && (phonesVisible ? phone : maskPhone(phone));
      const named = priced.slice(0, mostNamed).map((item) => item.name);
      const value = sum(priced.map(({ worth }) => worth));
      return {
        id,
        name,
        phone: shownPhone,
        stage: reached,
        value,
        count: items.length,
        items: named,
        leftAt,
        reminder: { at, isAgreed: agreed },
      };
    });
  return { carts, hasMore: rows.length > cartsPerPage && page < lastAbandonedPage };
}

function priceOf({ name, quantity, shown_price: shown, ...item }: Item): { name: string; worth: Paisa } {
  const { discount_percent: discountPercent, discount_active: discountActive } = item;
  const price = shown ?? customerPrice({ price: paisa(item.price), discountPercent, discountActive });
  return { name, worth: linePrice(paisa(price), quantity as Thousandths) };
}

/** What is left behind most: in how many abandoned carts, at most ten. */
export type LeftItem = { id: number; name: string; carts: number };

/** The products that lie in most of the abandoned carts. */
export const listLeftItems = (): Promise<LeftItem[]> => db.$queryRaw<LeftItem[]>`
  SELECT p.id, p.name, left_behind.carts FROM (
    SELECT i.product_id, count(*)::int AS carts FROM carts c JOIN cart_items i ON i.cart_id = c.id
    WHERE ${isAbandoned()} AND i.product_id IS NOT NULL
    GROUP BY i.product_id ORDER BY carts DESC, i.product_id LIMIT 10) AS left_behind
  JOIN products p ON p.id = left_behind.product_id ORDER BY left_behind.carts DESC, p.id`;

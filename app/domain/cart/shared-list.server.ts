import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { newToken, tokenHash } from "#app/platform/secret.server.ts";
import { packageSourceJson, productSourceJson } from "./cart-item-source.server.ts";
import { type CartLine, type CartRow, priceLines } from "./cart-line.ts";

/** Lines that one list has at most. */
export const maxListLines = 100;

const days30 = 30 * 24 * 60 * 60_000;

/**
 * Stores a copy of a customer's cart under a link that is good for 30 days: items and quantities, nothing of the person.
 *
 * @returns the link's token; refused with `cart.empty`, or above 100 lines with `list.too-long`
 */
export async function shareCart(userId: number): Promise<Outcome<string>> {
  const items = await db.$queryRaw<object[]>`
    SELECT i.product_id, i.package_id, i.quantity FROM carts c JOIN cart_items i ON i.cart_id = c.id
    WHERE c.user_id = ${userId} ORDER BY i.id LIMIT ${maxListLines + 1}`;
  return shareItems(items, "cart.empty");
}

/**
 * The same of an order: its products and packages as they came, else as they were ordered.
 *
 * @returns the link's token; refused with `order.not-found`, or above 100 lines with `list.too-long`
 */
export async function shareOrder({ orderId, userId }: { orderId: number; userId: number }): Promise<Outcome<string>> {
  const items = await db.$queryRaw<object[]>`
    SELECT l.product_id, l.package_id, sum(coalesce(l.packed_quantity, l.quantity))::int AS quantity
    FROM orders o JOIN order_lines l ON l.order_id = o.id
    WHERE o.id = ${orderId} AND o.user_id = ${userId} AND coalesce(l.packed_quantity, l.quantity) > 0
      AND coalesce(l.product_id, l.package_id) IS NOT NULL
    GROUP BY l.product_id, l.package_id ORDER BY min(l.id) LIMIT ${maxListLines + 1}`;
  return shareItems(items, "order.not-found");
}

async function shareItems(items: readonly object[], none: "cart.empty" | "order.not-found"): Promise<Outcome<string>> {
  if (items.length === 0) return refused(none);
  if (items.length > maxListLines) return refused("list.too-long", { values: { max: maxListLines } });
  const token = newToken();
  const expiresAt = new Date(now().getTime() + days30);
  await db.sharedList.create({ data: { tokenHash: tokenHash(token), items: [...items], expiresAt } });
  return done(token);
}

/** The lines of a shared list at today's prices, in the sharer's order; null for an unknown or expired link. What is no more is left out. */
export async function findSharedList(token: string): Promise<CartLine[] | null> {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const list = await db.sharedList.findUnique({ where: { tokenHash: tokenHash(token), expiresAt: { gt: now() } } });
  if (!list) return null;
  const rows = await db.$queryRaw<CartRow[]>`
    SELECT i.place::int AS id, i.quantity, NULL::int AS shown_price, NULL::text AS shown_contents,
      CASE WHEN p.id IS NOT NULL THEN ${productSourceJson} END AS product,
      CASE WHEN k.id IS NOT NULL THEN ${packageSourceJson} END AS package
    FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(list.items)}::jsonb) AS (product_id int, package_id int, quantity int))
      WITH ORDINALITY AS i (product_id, package_id, quantity, place)
    LEFT JOIN products p ON p.id = i.product_id LEFT JOIN packages k ON k.id = i.package_id
    WHERE coalesce(p.id, k.id) IS NOT NULL ORDER BY i.place`;
  return priceLines(rows);
}

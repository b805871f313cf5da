import { type Paisa, paisa, sum } from "#app/lib/money.ts";
import { cartCount } from "#app/lib/quantity.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, readRows, type Sql, type SqlTx, sql } from "#app/platform/db.server.ts";
import { packageSourceJson, productSourceJson } from "./cart-item-source.server.ts";
import { type CartLine, type CartRow, isBuyable, priceLines } from "./cart-line.ts";
import type { CartOwner } from "./owner.ts";

/** The condition that finds an owner's row in `carts c`. */
const ownedBy = (owner: CartOwner) =>
  "userId" in owner ? sql`c.user_id = ${owner.userId}` : sql`c.device_hash = ${owner.deviceHash}`;

/** The id of an owner's cart; no row, and so no items, where there is none. */
const cartOf = (owner: CartOwner) => sql`(SELECT c.id FROM carts c WHERE ${ownedBy(owner)})`;

/** Every row of one cart with the facts about its products and packages, in the order they were added. At most 200. */
const cartRowsSql = (cartId: number | ReturnType<typeof cartOf>) => sql`
  SELECT i.id, i.quantity, i.shown_price, i.shown_contents, i.substitution::text AS substitution,
    EXISTS (SELECT FROM carts o JOIN users u ON u.id = o.user_id WHERE o.id = i.cart_id AND u.phone_proved_at IS NULL) AS is_unproved,
    CASE WHEN p.id IS NOT NULL THEN ${productSourceJson} END AS product, CASE WHEN k.id IS NOT NULL THEN ${packageSourceJson} END AS package
  FROM cart_items i LEFT JOIN products p ON p.id = i.product_id LEFT JOIN packages k ON k.id = i.package_id
  WHERE i.cart_id = ${cartId} ORDER BY i.id LIMIT 200`;

/** The lines of a cart, priced now, with one stock for all of them. Pass the transaction that holds the cart's lock when an order is placed. */
export async function listCartLines(client: SqlTx, cartId: number): Promise<CartLine[]> {
  const rows = await client.$queryRaw<CartRow[]>(cartRowsSql(cartId));
  return priceLines(rows);
}

/** A cart as its page shows it. `subtotal` and `count` leave out the lines that cannot be bought. */
export type CartView = { lines: CartLine[]; subtotal: Paisa; count: number };

/** An owner's cart with its lines, or an empty one, in one query. */
export const findCart = async (owner: CartOwner): Promise<CartView> =>
  viewOf(await readRows<CartRow>(cartRowsSql(cartOf(owner))));

function viewOf(rows: CartRow[]): CartView {
  const lines = priceLines(rows);
  const buyable = lines.filter(isBuyable);
  const countable = buyable.map((line) => ({
    quantity: line.quantity,
    soldByWeight: line.kind === "product" && line.product.sold_by_weight,
  }));
  return { lines, subtotal: sum(buyable.map(({ lineTotal }) => lineTotal)), count: cartCount(countable) };
}

/** Whether an owner has a cart already, be it an empty one. */
export async function hasCart(owner: CartOwner): Promise<boolean> {
  const carts = await db.$queryRaw<object[]>`SELECT FROM carts c WHERE ${ownedBy(owner)}`;
  return carts.length > 0;
}

/** What every page's header and steppers show of a cart: thousandths by product and package id. */
export type CartSummary = {
  products: Record<number, number>;
  packages: Record<number, number>;
  count: number;
  subtotal: Paisa;
};

/** The summary of a visitor without a cart. */
export const noCart: CartSummary = { products: {}, packages: {}, count: 0, subtotal: paisa(0) };

/** The summary of an owner's cart. */
export const findCartSummary = async (owner: CartOwner): Promise<CartSummary> =>
  cartSummary(await readRows<CartRow>(cartRowsSql(cartOf(owner))));

/** The rows of an account's cart as one JSON value, null for none: a column of a statement that reads more of the account. */
export const cartRowsJson = (userId: Sql) => sql`(
  SELECT json_agg(line) FROM (${cartRowsSql(sql`(SELECT c.id FROM carts c WHERE c.user_id = ${userId})`)}) AS line)`;

/** The summary of a cart's rows, by the rule of the cart's own page: the badge never counts what the cart leaves out. */
export function cartSummary(rows: CartRow[]): CartSummary {
  const { lines, count, subtotal } = viewOf(rows);
  const summary: CartSummary = { products: {}, packages: {}, count, subtotal };
  for (const line of lines) {
    if (line.kind === "product") summary.products[line.product.id] = line.quantity;
    else summary.packages[line.package.id] = line.quantity;
  }
  return summary;
}

/** The time without a change after which a cart counts as abandoned, milliseconds (decisions, Abandonment). */
const abandonedAfter = 60 * 60 * 1000;

/** The condition of `carts c` with items, unchanged for an hour, whose owner has not ordered since. */
export const isAbandoned = () => sql`c.updated_at < ${new Date(now().getTime() - abandonedAfter)}
  AND EXISTS (SELECT FROM cart_items i WHERE i.cart_id = c.id)
  AND NOT EXISTS (SELECT FROM orders o WHERE o.user_id = c.user_id AND o.created_at >= c.updated_at)`;

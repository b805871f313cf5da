import { type Paisa, paisa, sum } from "#app/lib/money.ts";
import { customerPrice } from "#app/lib/price.ts";
import { cartCount, linePrice, type Thousandths } from "#app/lib/quantity.ts";
import { db, sql, type Tx } from "#app/platform/db.server.ts";
import { type CartLine, type CartRow, priceLines } from "./cart-line.ts";
import type { CartOwner } from "./owner.ts";
import { packageJson, productJson } from "./thing-facts.server.ts";

/** The condition that finds an owner's row in `carts c`. */
const ownedBy = (owner: CartOwner) =>
  "userId" in owner ? sql`c.user_id = ${owner.userId}` : sql`c.device_hash = ${owner.deviceHash}`;

/** Every row of one cart with the facts about its products and packages, in the order they were added. At most 200. */
const cartRowsSql = (cartId: number) => sql`
  SELECT i.id, i.quantity, i.shown_price,
    CASE WHEN p.id IS NOT NULL THEN ${productJson} END AS product, CASE WHEN k.id IS NOT NULL THEN ${packageJson} END AS package
  FROM cart_items i LEFT JOIN products p ON p.id = i.product_id LEFT JOIN packages k ON k.id = i.package_id
  WHERE i.cart_id = ${cartId} ORDER BY i.id LIMIT 200`;

/** The lines of a cart, priced now, with one stock for all of them. Pass the transaction that holds the cart's lock when an order is placed. */
export async function listCartLines(client: Pick<Tx, "$queryRaw">, cartId: number): Promise<CartLine[]> {
  const rows = await client.$queryRaw<CartRow[]>(cartRowsSql(cartId));
  return priceLines(rows);
}

/** A cart as its page shows it. */
export type CartView = { lines: CartLine[]; subtotal: Paisa; count: number };

/** An owner's cart with its lines, or an empty one. */
export async function findCart(owner: CartOwner): Promise<CartView> {
  const [cart] = await db.$queryRaw<{ id: number }[]>`SELECT c.id FROM carts c WHERE ${ownedBy(owner)}`;
  const lines = cart ? await listCartLines(db, cart.id) : [];
  const countable = lines.map((line) => ({
    quantity: line.quantity,
    soldByWeight: line.kind === "product" && line.product.sold_by_weight,
  }));
  return { lines, subtotal: sum(lines.map(({ lineTotal }) => lineTotal)), count: cartCount(countable) };
}

/** Whether an owner has a cart already, be it an empty one. */
export async function hasCart(owner: CartOwner): Promise<boolean> {
  const carts = await db.$queryRaw<object[]>`SELECT FROM carts c WHERE ${ownedBy(owner)}`;
  return carts.length > 0;
}

/** What every page's header and steppers need to know of a cart: thousandths by product and package id. */
export type CartSummary = {
  products: Record<number, number>;
  packages: Record<number, number>;
  count: number;
  subtotal: Paisa;
};

/** The summary of nobody's cart. */
export const noCart: CartSummary = { products: {}, packages: {}, count: 0, subtotal: paisa(0) };

type SummaryRow = {
  product_id: number | null;
  package_id: number | null;
  quantity: number;
  price: number;
  discount_percent: number | null;
  discount_active: boolean | null;
  sold_by_weight: boolean | null;
};

/** One light query for the header: quantities, badge count and subtotal. */
export async function findCartSummary(owner: CartOwner): Promise<CartSummary> {
  const rows = await db.$queryRaw<SummaryRow[]>`
    SELECT i.product_id, i.package_id, i.quantity, coalesce(p.price, k.price) AS price,
      p.discount_percent, p.discount_active, p.sold_by_weight
    FROM carts c JOIN cart_items i ON i.cart_id = c.id
    LEFT JOIN products p ON p.id = i.product_id LEFT JOIN packages k ON k.id = i.package_id
    WHERE ${ownedBy(owner)}`;
  const summary: CartSummary = { ...noCart, products: {}, packages: {} };
  let subtotal = 0;
  for (const row of rows) {
    const quantity = row.quantity as Thousandths;
    if (row.product_id !== null) summary.products[row.product_id] = quantity;
    if (row.package_id !== null) summary.packages[row.package_id] = quantity;
    const discount = { discountPercent: row.discount_percent ?? 0, discountActive: row.discount_active ?? false };
    subtotal += linePrice(customerPrice({ price: row.price as Paisa, ...discount }), quantity);
    summary.count += cartCount([{ quantity, soldByWeight: row.sold_by_weight ?? false }]);
  }
  return { ...summary, subtotal: paisa(subtotal) };
}

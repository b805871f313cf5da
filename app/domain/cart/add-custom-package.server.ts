import { isOrderingPaused } from "#app/domain/settings/is-ordering-paused.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { maxQuantity } from "#app/lib/quantity.ts";
import { sql, type Tx, transact } from "#app/platform/db.server.ts";
import { buyable, type ProductFacts, priceLine } from "./cart-line.ts";
import { lockCart, writeItem } from "./set-quantity.server.ts";
import { productJson } from "./thing-facts.server.ts";

/** What could not be put into the cart in full, by product id. */
export type AddedPackage = { short: number[] };

type Row = { wanted: number; held: number; product: ProductFacts };

const oneUnit = 1000;

/**
 * Puts what a customer's own package holds into their cart, on top of what is there: whole units only, as many as are left.
 * Prices are today's.
 *
 * @returns refused with `package.not-found` when it is not theirs, with `maintenance` while that is on
 */
export async function addCustomPackage({ id, userId }: { id: number; userId: number }): Promise<Outcome<AddedPackage>> {
  const isPaused = await isOrderingPaused();
  return transact<AddedPackage>(async (tx) => {
    const found = await tx.customPackage.findFirst({ where: { id, userId }, select: { id: true } });
    if (!found) return refused("package.not-found");
    if (isPaused) return refused("maintenance");
    const cartId = await lockCart(tx, { userId });
    const short: number[] = [];
    for (const row of await readLines(tx, id, cartId)) {
      const isWhole = await addLine(tx, cartId, row);
      if (!isWhole) short.push(row.product.id);
    }
    return done({ short });
  });
}

const readLines = (tx: Tx, packageId: number, cartId: number): Promise<Row[]> =>
  tx.$queryRaw<Row[]>(sql`
    SELECT l.quantity AS wanted, coalesce(i.quantity, 0) AS held, ${productJson} AS product
    FROM custom_package_products l JOIN products p ON p.id = l.product_id
    LEFT JOIN cart_items i ON i.cart_id = ${cartId} AND i.product_id = p.id
    WHERE l.package_id = ${packageId} ORDER BY p.id LIMIT 200`);

/** Adds one line as far as it goes; false when that is less than was wanted. */
async function addLine(tx: Tx, cartId: number, { wanted, held, product }: Row): Promise<boolean> {
  const room = Math.min(buyable(product) ?? maxQuantity, maxQuantity) - held;
  const added = Math.min(wanted, Math.floor(room / oneUnit) * oneUnit);
  if (added <= 0) return false;
  const quantity = held + added;
  const { unitPrice } = priceLine({ id: 0, quantity, shown_price: null, product, package: null });
  const written = await writeItem(tx, cartId, { productId: product.id }, { quantity, price: unitPrice });
  return written > 0 && added === wanted;
}

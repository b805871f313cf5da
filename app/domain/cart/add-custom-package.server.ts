import { isOrderingPaused } from "#app/domain/settings/is-ordering-paused.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { sql, type Tx, transact } from "#app/platform/db.server.ts";
import { type Capacity, capacityFor } from "./capacity-for.ts";
import { productSourceJson } from "./cart-item-source.server.ts";
import { type CartLine, itemRefOf, type ProductSource, priceLine } from "./cart-line.ts";
import { listCartLines } from "./read-cart.server.ts";
import { lockCart, writeItem } from "./set-quantity.server.ts";

/** What could not be put into the cart in full, by product id. */
export type AddedPackage = { short: number[] };

type Row = { wanted: number; product: ProductSource };

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
    const lines = await readLines(tx, id);
    const capacities = capacityFor(await listCartLines(tx, cartId), lines, { least: oneUnit });
    const short: number[] = [];
    for (const [at, line] of lines.entries()) {
      const isWhole = await addLine(tx, cartId, line, capacities[at]);
      if (!isWhole && line.kind === "product") short.push(line.product.id);
    }
    return done({ short });
  });
}

async function readLines(tx: Tx, packageId: number): Promise<CartLine[]> {
  const rows = await tx.$queryRaw<Row[]>(sql`
    SELECT l.quantity AS wanted, ${productSourceJson} AS product
    FROM custom_package_products l JOIN products p ON p.id = l.product_id
    WHERE l.package_id = ${packageId} ORDER BY p.id LIMIT 200`);
  return rows.map(({ wanted, product }) =>
    priceLine({ id: 0, quantity: wanted, shown_price: null, shown_contents: null, product, package: null }),
  );
}

/** Adds one line as far as it goes; false when that is less than was wanted. */
async function addLine(tx: Tx, cartId: number, line: CartLine, capacity: Capacity | undefined): Promise<boolean> {
  if (!capacity || capacity.added === 0) return false;
  const written = await writeItem(tx, cartId, itemRefOf(line), { quantity: capacity.quantity, price: line.unitPrice });
  return written > 0 && capacity.isWhole;
}

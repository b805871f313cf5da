import {
  buyable,
  buyablePackage,
  type LineProblem,
  type PackageFacts,
  type ProductFacts,
  priceLine,
} from "#app/domain/cart/cart-line.ts";
import type { Thing } from "#app/domain/cart/set-quantity.server.ts";
import type { Paisa } from "#app/lib/money.ts";
import { maxQuantity, roundToStep, type Thousandths } from "#app/lib/quantity.ts";
import type { Tx } from "#app/platform/db.server.ts";

/** One thing of an old order as it can be had today. `offer` is null for what the shop gives none of; money in paisa per unit. */
export type AgainLine = {
  name: string;
  unit: string | null;
  soldByWeight: boolean;
  problem: LineProblem | null;
  offer: { key: string; thing: Thing; quantity: Thousandths; price: Paisa } | null;
};

type Row = { name: string; quantity: number; product: ProductFacts | null; package: PackageFacts | null };

/** What was wanted: a line that only replaced another at the packing table was not. */
const listWanted = (client: Pick<Tx, "$queryRaw">, { orderId, userId }: { orderId: number; userId: number }) =>
  client.$queryRaw<Row[]>`
    SELECT l.name, l.quantity, to_json(p) AS product,
      CASE WHEN k.id IS NOT NULL THEN json_build_object('id', k.id, 'name', k.name, 'name_ur', k.name_ur, 'description', k.description,
        'price', k.price, 'image_url', k.image_url, 'is_active', k.is_active, 'components', (
          SELECT coalesce(json_agg(json_build_object('quantity', kp.quantity, 'product', to_json(q)) ORDER BY q.id), '[]')
          FROM package_products kp JOIN products q ON q.id = kp.product_id WHERE kp.package_id = k.id)) END AS package
    FROM orders o JOIN order_lines l ON l.order_id = o.id AND l.replaces_id IS NULL
    LEFT JOIN products p ON p.id = l.product_id LEFT JOIN packages k ON k.id = l.package_id
    WHERE o.id = ${orderId} AND o.user_id = ${userId} ORDER BY l.id LIMIT 300`;

/** The same thing on two lines is wanted once, as much as on both. */
function summed(rows: readonly Row[]): Row[] {
  const byThing = new Map<string, Row>();
  for (const [at, row] of rows.entries()) {
    const key = row.product ? `p${row.product.id}` : row.package ? `k${row.package.id}` : `custom ${at}`;
    const known = byThing.get(key);
    byThing.set(key, known ? { ...known, quantity: known.quantity + row.quantity } : row);
  }
  return [...byThing.values()];
}

function readLine({ name, quantity, ...row }: Row): AgainLine {
  if (!row.product && !row.package) return { name, unit: null, soldByWeight: false, problem: { code: "not-sold" }, offer: null };
  const { key, unitPrice: price, ...line } = priceLine({ id: 0, quantity, shown_price: null, ...row });
  const isProduct = line.kind === "product";
  const soldByWeight = isProduct && line.product.sold_by_weight;
  const step = (soldByWeight ? line.product.quantity_step : 1000) as Thousandths;
  const wanted = Math.min(roundToStep(line.quantity, step), maxQuantity);
  const left = isProduct ? buyable(line.product) : buyablePackage(line.package);
  const had = (left === null || left >= wanted ? wanted : Math.floor(left / step) * step) as Thousandths;
  const about = {
    name: isProduct ? line.product.name : line.package.name,
    unit: isProduct ? line.product.unit : null,
    soldByWeight,
  };
  if (had === 0)
    return { ...about, problem: line.problem?.code === "not-sold" ? line.problem : { code: "sold-out" }, offer: null };
  const thing = isProduct ? { productId: line.product.id } : { packageId: line.package.id };
  return { ...about, problem: had < wanted ? { code: "short", left: had } : null, offer: { key, thing, quantity: had, price } };
}

/**
 * What an order of a customer would be today: every thing of it with today's price, as much as the shop can give, and
 * what stands in the way of the rest. Null when the order is not there or not theirs.
 */
export async function listAgain(
  client: Pick<Tx, "$queryRaw">,
  order: { orderId: number; userId: number },
): Promise<AgainLine[] | null> {
  const rows = await listWanted(client, order);
  return rows.length > 0 ? summed(rows).map(readLine) : null;
}

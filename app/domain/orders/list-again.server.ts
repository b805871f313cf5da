import {
  type LineProblem,
  type PackageFacts,
  type ProductFacts,
  priceLine,
  supplyOf,
  type Thing,
  thingOf,
  withinSupply,
} from "#app/domain/cart/cart-line.ts";
import { packageJson, productJson } from "#app/domain/cart/thing-facts.server.ts";
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
    SELECT l.name, l.quantity, CASE WHEN p.id IS NOT NULL THEN ${productJson} END AS product,
      CASE WHEN k.id IS NOT NULL THEN ${packageJson} END AS package
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
  const line = priceLine({ id: 0, quantity, shown_price: null, ...row });
  const supply = supplyOf(line);
  const wanted = Math.min(roundToStep(line.quantity, supply.step), maxQuantity);
  const had = withinSupply(wanted, supply);
  const about =
    line.kind === "product"
      ? { name: line.product.name, unit: line.product.unit, soldByWeight: line.product.sold_by_weight }
      : { name: line.package.name, unit: null, soldByWeight: false };
  if (had === 0)
    return { ...about, problem: line.problem?.code === "not-sold" ? line.problem : { code: "sold-out" }, offer: null };
  const offer = { key: line.key, thing: thingOf(line), quantity: had, price: line.unitPrice };
  return { ...about, problem: had < wanted ? { code: "short", left: had } : null, offer };
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

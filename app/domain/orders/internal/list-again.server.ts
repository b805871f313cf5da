import { type Capacity, capacityFor } from "#app/domain/cart/capacity-for.ts";
import { packageSourceJson, productSourceJson } from "#app/domain/cart/cart-item-source.server.ts";
import {
  type CartLine,
  type ItemRef,
  itemRefOf,
  type LineProblem,
  type PackageSource,
  type ProductSource,
  priceLine,
  stepOfLine,
} from "#app/domain/cart/cart-line.ts";
import type { Paisa } from "#app/lib/money.ts";
import { maxQuantity, roundToStep, type Thousandths } from "#app/lib/quantity.ts";
import type { Tx } from "#app/platform/db.server.ts";

/** Why an item of an old order can't be had today, or not in full. */
type AgainProblem = Exclude<LineProblem, { code: "step" | "half" | "half-none" }>;

/** One item of an old order as it can be had today. `offer` is null for what the shop gives none of; money in paisa per unit. */
export type AgainLine = {
  name: string;
  nameUr: string | null;
  unit: string | null;
  soldByWeight: boolean;
  problem: AgainProblem | null;
  offer: { key: string; item: ItemRef; quantity: Thousandths; price: Paisa } | null;
};

type Row = {
  name: string;
  name_ur: string | null;
  quantity: number;
  product: ProductSource | null;
  package: PackageSource | null;
};

/** What was wanted: a line that only replaced another at the packing table was not. */
const listWanted = (client: Pick<Tx, "$queryRaw">, { orderId, userId }: { orderId: number; userId: number }) =>
  client.$queryRaw<Row[]>`
    SELECT l.name, l.name_ur, l.quantity, CASE WHEN p.id IS NOT NULL THEN ${productSourceJson} END AS product,
      CASE WHEN k.id IS NOT NULL THEN ${packageSourceJson} END AS package
    FROM orders o JOIN order_lines l ON l.order_id = o.id AND l.replaces_id IS NULL
    LEFT JOIN products p ON p.id = l.product_id LEFT JOIN packages k ON k.id = l.package_id
    WHERE o.id = ${orderId} AND o.user_id = ${userId} ORDER BY l.id LIMIT 300`;

/** An item on two lines is counted once, as much as on both. */
function summed(rows: readonly Row[]): Row[] {
  const byItem = new Map<string, Row>();
  for (const [at, row] of rows.entries()) {
    const key = row.product ? `p${row.product.id}` : row.package ? `k${row.package.id}` : `custom ${at}`;
    const known = byItem.get(key);
    byItem.set(key, known ? { ...known, quantity: known.quantity + row.quantity } : row);
  }
  return [...byItem.values()];
}

/** The quantity of one item, in whole steps. */
const wantedOf = (line: CartLine): number => Math.min(roundToStep(line.quantity, stepOfLine(line)), maxQuantity);

function toAgain(line: CartLine, capacity: Capacity): AgainLine {
  const about =
    line.kind === "product"
      ? {
          name: line.product.name,
          nameUr: line.product.name_ur,
          unit: line.product.unit,
          soldByWeight: line.product.sold_by_weight,
        }
      : { name: line.package.name, nameUr: line.package.name_ur, unit: null, soldByWeight: false };
  if (capacity.quantity === 0) {
    const none = capacity.problem?.code === "taken" ? ("taken" as const) : ("sold-out" as const);
    return { ...about, problem: line.problem?.code === "not-sold" ? line.problem : { code: none }, offer: null };
  }
  const code = capacity.problem?.code === "limit" ? ("limit" as const) : ("short" as const);
  const offer = { key: line.key, item: itemRefOf(line), quantity: capacity.quantity, price: line.unitPrice };
  return { ...about, problem: capacity.quantity < wantedOf(line) ? { code, left: capacity.quantity } : null, offer };
}

/**
 * What an order of a customer would be today, on top of what their cart holds: every item of it with today's price, as much
 * as the shop can give of all of it together, and the problem of each other one. Null when the order is not there or not
 * theirs.
 */
export async function listAgain(
  client: Pick<Tx, "$queryRaw">,
  order: { orderId: number; userId: number },
  held: readonly CartLine[],
): Promise<AgainLine[] | null> {
  const rows = await listWanted(client, order);
  if (rows.length === 0) return null;
  const own = new Map(held.map(({ key, quantity }) => [key, quantity]));
  const priced = summed(rows).map(({ name, name_ur: nameUr, quantity, ...row }) => ({
    name,
    nameUr,
    line: row.product || row.package ? priceLine({ id: 0, quantity, shown_price: null, shown_contents: null, ...row }) : null,
  }));
  const lines = priced.flatMap(({ line }) => line ?? []);
  const missing = lines.map((line) => ({
    ...line,
    quantity: Math.max(0, wantedOf(line) - (own.get(line.key) ?? 0)) as Thousandths,
  }));
  const capacities = capacityFor(held, missing);
  return priced.map(({ name, nameUr, line }) => {
    const capacity = line && capacities[lines.indexOf(line)];
    return line && capacity
      ? toAgain(line, capacity)
      : { name, nameUr, unit: null, soldByWeight: false, problem: { code: "not-sold" }, offer: null };
  });
}

import { type CartLine, priceLine } from "#app/domain/cart/cart-line.ts";
import { packageFacts, productFacts } from "#app/domain/cart/thing-facts.server.ts";
import type { ItemSource } from "#app/generated/prisma/enums.ts";
import type { Paisa } from "#app/lib/money.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { formatQuantity, linePrice, type Thousandths } from "#app/lib/quantity.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { snapshot } from "./snapshot.ts";
import type { LineSnapshot } from "./write-order.server.ts";

/** An item written by hand. With a `productId` it draws that product's stock and has its cost (decisions, Content). */
export type CustomLine = {
  kind: "custom";
  name: string;
  description: string | null;
  quantity: Thousandths;
  unitPrice: Paisa;
  source: ItemSource;
  productId: number | null;
};

/** One line of an order as staff asks for it. A product costs what the shop's rule says unless `unitPrice` (paisa) overrides it. */
export type StaffLine =
  | { kind: "product"; productId: number; quantity: Thousandths; unitPrice?: Paisa }
  | { kind: "package"; packageId: number; quantity: Thousandths }
  | CustomLine;

const notSold = (id: number) => refused("cart.not-sold", { values: { product: `#${id}` } });

/** A line that names something of the shop, as the order keeps it; refused when it is not to be had. */
function kept(line: CartLine): Outcome<LineSnapshot> {
  if (!line.problem) return done(snapshot(line));
  const product = line.kind === "product" ? line.product.name : line.package.name;
  if (line.problem.code === "not-sold") return refused("cart.not-sold", { values: { product } });
  if (line.problem.code === "sold-out") return refused("cart.sold-out", { values: { product } });
  return refused("cart.short", { values: { product, left: formatQuantity(line.problem.left) } });
}

/** An item of its own words; its unit and cost are those of the product it came from, if any. */
async function customSnapshot(tx: Tx, line: CustomLine): Promise<Outcome<LineSnapshot>> {
  const product = line.productId === null ? null : await productFacts(tx, line.productId);
  if (line.productId !== null && !product) return notSold(line.productId);
  return done({
    kind: "custom",
    product_id: product?.id ?? null,
    package_id: null,
    name: line.name,
    name_ur: product?.name === line.name ? product.name_ur : null,
    description: line.description,
    unit: product?.unit ?? null,
    unit_size: product?.unit_size ?? null,
    image_url: product?.image_url ?? null,
    source: line.source,
    quantity: line.quantity,
    list_price: line.unitPrice,
    unit_price: line.unitPrice,
    unit_cost: product?.cost_price ?? null,
    line_total: linePrice(line.unitPrice, line.quantity),
    components: [],
  });
}

async function oneSnapshot(tx: Tx, line: StaffLine): Promise<Outcome<LineSnapshot>> {
  if (line.kind === "custom") return customSnapshot(tx, line);
  const row = { id: 0, quantity: line.quantity, shown_price: null };
  if (line.kind === "package") {
    const found = await packageFacts(tx, line.packageId);
    return found ? kept(priceLine({ ...row, product: null, package: found })) : notSold(line.packageId);
  }
  const product = await productFacts(tx, line.productId);
  if (!product) return notSold(line.productId);
  if (!product.sold_by_weight && line.quantity % 1000 !== 0) return refused("product.whole-pieces");
  const priced = priceLine({ ...row, product, package: null });
  const { unitPrice = priced.unitPrice } = line;
  return kept({ ...priced, unitPrice, lineTotal: linePrice(unitPrice, line.quantity) });
}

/**
 * The lines of an order that staff writes, priced now and as the order keeps them.
 *
 * @returns refused with `cart.not-sold`, `cart.sold-out`, `cart.short` or `product.whole-pieces` at the first line that is not to be had
 */
export async function snapshotStaffLines(tx: Tx, lines: readonly StaffLine[]): Promise<Outcome<LineSnapshot[]>> {
  const snapshots: LineSnapshot[] = [];
  for (const line of lines) {
    const outcome = await oneSnapshot(tx, line);
    if (!outcome.ok) return outcome;
    snapshots.push(outcome.value);
  }
  return done(snapshots);
}

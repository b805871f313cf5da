import { findPackageSource, findProductSource } from "#app/domain/cart/cart-item-source.server.ts";
import { type CartLine, type LineProblem, priceLine, stockLineOf, stockOf } from "#app/domain/cart/cart-line.ts";
import { type NamedLine, namedLine, refuseLine } from "#app/domain/cart/line-refusal.ts";
import { exceedsRecord, planStock, type Stock, type StockLine } from "#app/domain/inventory/plan-stock.ts";
import type { Short } from "#app/domain/inventory/take-stock.server.ts";
import type { ItemSource } from "#app/generated/prisma/enums.ts";
import type { Paisa } from "#app/lib/money.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { linePrice, type Thousandths } from "#app/lib/quantity.ts";
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

/** One requested line of a staff order. A product costs the shop's price unless `unitPrice` (paisa) overrides it. */
export type StaffLine =
  | { kind: "product"; productId: number; quantity: Thousandths; unitPrice?: Paisa }
  | { kind: "package"; packageId: number; quantity: Thousandths }
  | CustomLine;

/** A line as the order stores it, and as the planning of stock takes it. */
type Priced = { snapshot: LineSnapshot; named: NamedLine; line: StockLine; record: Stock; isSold: boolean };

const notSold = (id: number) => refused("cart.not-sold", { values: { product: `#${id}` } });

/** Staff weigh what is sold by weight: any amount of it goes. Everything else comes in whole pieces. */
const stepFor = (isWeighed: boolean): number => (isWeighed ? 1 : 1000);

/** A line that names something of the shop. Staff may exceed the limit that a product has per order. */
const priced = (line: CartLine): Priced => ({
  snapshot: snapshot(line),
  named: namedLine(line),
  line: { ...stockLineOf(line), most: null, step: stepFor(line.kind === "product" && line.product.sold_by_weight) },
  record: stockOf([line]),
  isSold: line.problem?.code !== "not-sold",
});

/** An item of its own words; its unit, cost and stock are those of the product it came from, if any. */
async function customPriced(tx: Tx, line: CustomLine): Promise<Outcome<Priced>> {
  const product = line.productId === null ? null : await findProductSource(tx, line.productId);
  if (line.productId !== null && !product) return notSold(line.productId);
  const kept: LineSnapshot = {
    kind: "custom",
    product_id: product?.id ?? null,
    package_id: null,
    name: line.name,
    name_ur: product?.name === line.name ? product.name_ur : null,
    description: line.description,
    unit: product?.unit ?? null,
    unit_size: product?.unit_size ?? null,
    image_url: product?.picture_url ?? null,
    source: line.source,
    quantity: line.quantity,
    list_price: line.unitPrice,
    unit_price: line.unitPrice,
    unit_cost: product?.cost_price ?? null,
    line_total: linePrice(line.unitPrice, line.quantity),
    components: [],
  };
  return done({
    snapshot: kept,
    named: { name: line.name, ...(product && { unit: product.unit, soldByWeight: product.sold_by_weight }) },
    line: {
      wanted: line.quantity,
      step: stepFor(product?.sold_by_weight ?? true),
      isOffered: true,
      draws: product ? [{ productId: product.id, each: 1000 }] : [],
    },
    record: new Map(product ? [[product.id, product.stock_quantity]] : []),
    isSold: true,
  });
}

async function onePriced(tx: Tx, line: StaffLine): Promise<Outcome<Priced>> {
  if (line.kind === "custom") return customPriced(tx, line);
  const row = { id: 0, quantity: line.quantity, shown_price: null, shown_contents: null };
  if (line.kind === "package") {
    const found = await findPackageSource(tx, line.packageId);
    return found ? done(priced(priceLine({ ...row, product: null, package: found }))) : notSold(line.packageId);
  }
  const product = await findProductSource(tx, line.productId);
  if (!product) return notSold(line.productId);
  const one = priceLine({ ...row, product, package: null });
  const { unitPrice = one.unitPrice } = line;
  return done(priced({ ...one, unitPrice, lineTotal: linePrice(unitPrice, line.quantity) }));
}

/** Refuses the first line that can't be had with all the others; null when all can be had together. */
function refusalOf(lines: readonly Priced[], stock: Stock): Outcome<never> | null {
  const wanted = lines.map(({ line }) => line);
  for (const [at, { problem: found }] of planStock(wanted, stock).entries()) {
    const { named, isSold } = lines[at] as Priced;
    const problem: LineProblem | null = isSold ? found : { code: "not-sold" };
    if (problem?.code === "step")
      return refused("product.whole-pieces", { values: { product: named.name, fit: problem.fit / 1000 } });
    if (problem) return refuseLine(named, problem);
  }
  return null;
}

const unlimited: Stock = new Map();

/** The lines as if everything were in stock. */
const asInStock = (lines: readonly Priced[]): Priced[] =>
  lines.map((one) => ({ ...one, line: { ...one.line, isOffered: true } }));

/** The lines of an order that staff writes, priced. `refuseShort` names the line to change when stock went meanwhile. */
export type PricedLines = { snapshots: LineSnapshot[]; refuseShort: (short: readonly Short[]) => Outcome<never> };

/**
 * The lines of an order that staff writes, priced now, with one stock for all of them.
 *
 * @param pastRecord lets more be sold than is on record; the caller then books what is missing as found
 * @returns refused with `cart.not-sold`, `cart.sold-out`, `cart.taken`, `cart.short` or `product.whole-pieces` at the first line
 *   that is not to be had, with `order.too-large` beyond what the books hold
 */
export async function priceStaffLines(
  tx: Tx,
  lines: readonly StaffLine[],
  { pastRecord = false }: { pastRecord?: boolean } = {},
): Promise<Outcome<PricedLines>> {
  const all: Priced[] = [];
  for (const line of lines) {
    const outcome = await onePriced(tx, line);
    if (!outcome.ok) return outcome;
    all.push(outcome.value);
  }
  const stock = new Map(all.flatMap(({ record }) => [...record]));
  const refusal = pastRecord ? refusalOf(asInStock(all), unlimited) : refusalOf(all, stock);
  if (refusal) return refusal;
  if (exceedsRecord(all.map(({ line }) => line))) return refused("order.too-large");
  return done({
    snapshots: all.map((one) => one.snapshot),
    refuseShort(short) {
      const newest = new Map([...stock, ...short.map(({ productId, left }) => [productId, left] as const)]);
      const named = refusalOf(all, newest);
      if (!named) throw new Error("Stock is short, but of no line.");
      return named;
    },
  });
}

/** The same for who takes the stock by themselves: only what the order keeps of each line. */
export async function snapshotStaffLines(
  tx: Tx,
  lines: readonly StaffLine[],
  options: { pastRecord?: boolean } = {},
): Promise<Outcome<LineSnapshot[]>> {
  const outcome = await priceStaffLines(tx, lines, options);
  return outcome.ok ? done(outcome.value.snapshots) : outcome;
}

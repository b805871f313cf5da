import {
  limitOf,
  maxOf,
  type PlannedLine,
  planStock,
  type Stock,
  type StockLine,
  type StockProblem,
} from "#app/domain/inventory/plan-stock.ts";
import type { Substitution } from "#app/generated/prisma/enums.ts";
import { type Paisa, paisa } from "#app/lib/money.ts";
import { customerPrice } from "#app/lib/price.ts";
import { linePrice, type Thousandths } from "#app/lib/quantity.ts";

/** What to do with a cart line whose item is not available on the day. */
export const substitutions = ["call", "similar", "leave_out"] as const satisfies readonly Substitution[];

/** The current columns of a product that a cart needs. Money in paisa, quantities in thousandths. */
export type ProductSource = {
  id: number;
  name: string;
  name_ur: string | null;
  company_name: string | null;
  price: number;
  cost_price: number | null;
  discount_percent: number;
  discount_active: boolean;
  unit: string;
  unit_size: string | null;
  picture_url: string | null;
  category_id: number;
  sold_by_weight: boolean;
  quantity_step: number;
  status: string;
  in_stock: boolean;
  stock_quantity: number | null;
  /** the most of it in one order of the storefront; null: any amount */
  order_limit: number | null;
};

/** A package with the stock draws of one. */
export type PackageSource = {
  id: number;
  name: string;
  name_ur: string | null;
  description: string;
  price: number;
  image_url: string | null;
  is_active: boolean;
  contents_hash: string;
  components: { quantity: number; product: ProductSource }[];
};

/** One row of a cart with the facts about what it names: exactly one of product and package. */
export type CartRow = {
  id: number;
  quantity: number;
  shown_price: number | null;
  shown_contents: string | null;
  substitution?: Substitution | null;
  /** whether the cart is of a customer whose phone is not proved, the same on every row */
  is_unproved?: boolean;
  product: ProductSource | null;
  package: PackageSource | null;
};

/**
 * Why a line can't be ordered as it stands. `half` and `half-none`: until their phone is proved a customer may have only `left` of what
 * is scarce, or none (decisions 38).
 */
export type LineProblem = { code: "not-sold" } | { code: "half"; left: Thousandths } | { code: "half-none" } | StockProblem;

/** Whether any of a line can be had: a line with less than was wanted still counts, one with nothing left counts nowhere. */
export const isBuyable = ({ problem }: { problem: LineProblem | null }): boolean =>
  problem === null || "left" in problem || problem.code === "step";

/** A priced line. `key` is stable: p12 for product 12, k3 for package 3. */
export type CartLine = {
  key: string;
  quantity: Thousandths;
  unitPrice: Paisa;
  listPrice: Paisa;
  lineTotal: Paisa;
  shownPrice: Paisa | null;
  /** what to do if it is missing; null: as the order has it */
  substitution: Substitution | null;
  problem: LineProblem | null;
} & (
  | { kind: "product"; product: ProductSource }
  | {
      kind: "package";
      package: PackageSource;
      /** staff have changed what it holds since it came into the cart */
      isChanged: boolean;
    }
);

/** Whether a product is for sale at all, whatever is left of it. */
const isForSale = ({ status, in_stock }: Pick<ProductSource, "status" | "in_stock">): boolean => status === "active" && in_stock;

/** The columns of a package that its stock is computed from. */
type Stocked = {
  is_active: boolean;
  components: readonly { quantity: number; product: Pick<ProductSource, "id" | "status" | "in_stock" | "stock_quantity"> }[];
};

/** What is sold by the piece and every package comes in whole ones, thousandths. */
const onePiece = 1000 as Thousandths;

/** The least that is sold more or less of a product: a piece, or its step of what is weighed. */
export const stepOf = ({
  sold_by_weight,
  quantity_step,
}: Pick<ProductSource, "sold_by_weight" | "quantity_step">): Thousandths =>
  sold_by_weight ? (quantity_step as Thousandths) : onePiece;

type Offer = Omit<StockLine, "wanted">;

const offerOfProduct = (product: ProductSource): Offer => ({
  step: stepOf(product),
  most: product.order_limit,
  isOffered: isForSale(product),
  draws: [{ productId: product.id, each: 1000 }],
});

const offerOfPackage = ({ is_active, components }: Stocked): Offer => ({
  step: onePiece,
  isOffered: is_active && components.length > 0 && components.every(({ product }) => isForSale(product)),
  draws: components.map(({ quantity, product }) => ({ productId: product.id, each: quantity })),
});

type Recorded = Pick<ProductSource, "id" | "stock_quantity">;

const recordOf = (products: readonly Recorded[]): Stock =>
  new Map(products.map(({ id, stock_quantity }) => [id, stock_quantity]));

/** How many whole packages may be bought now: as many as the scarcest component allows; null without a limit. In thousandths. */
export const buyablePackage = (found: Stocked): Thousandths | null =>
  maxOf(offerOfPackage(found), recordOf(found.components.map(({ product }) => product)));

/** How much of an item may be bought now and in one order, each null without a limit, and in which steps. */
export type Supply = { left: number | null; most: Thousandths | null; step: Thousandths };

/** What may be bought now of a product. */
export const supplyOfProduct = (product: ProductSource): Supply => ({
  left: maxOf(offerOfProduct(product), recordOf([product])),
  most: limitOf(offerOfProduct(product)),
  step: stepOf(product),
});

/** What may be bought now of a package. */
export const supplyOfPackage = (found: Stocked): Supply => ({ left: buyablePackage(found), most: null, step: onePiece });

/** The step that a line is counted in. */
export const stepOfLine = (line: CartLine): Thousandths => (line.kind === "product" ? stepOf(line.product) : onePiece);

/** The most of a line that one order may have; null for any amount. */
export const mostOfLine = (line: CartLine): Thousandths | null =>
  line.kind === "product" ? limitOf(offerOfProduct(line.product)) : null;

const productsOf = (line: CartLine): ProductSource[] =>
  line.kind === "product" ? [line.product] : line.package.components.map(({ product }) => product);

/** What is on record of all that these lines draw. */
export const stockOf = (lines: readonly CartLine[]): Stock => recordOf(lines.flatMap(productsOf));

/** A line as the planning of stock takes it. */
export const stockLineOf = (line: CartLine): StockLine => ({
  wanted: line.quantity,
  ...(line.kind === "product" ? offerOfProduct(line.product) : offerOfPackage(line.package)),
});

const isSold = (line: CartLine): boolean => (line.kind === "product" ? line.product.status === "active" : line.package.is_active);

/** The stock of a product up to which anybody may have all of it, thousandths (decisions 38). */
export const halvedAbove = 5000;

/** What a customer whose phone is not proved may have of each product: half of what is left of more than five units. */
const halfOf = (stock: Stock): Stock =>
  new Map([...stock].map(([id, left]) => [id, left !== null && left > halvedAbove ? Math.floor(left / 2) : left]));

/** The problem of a line of which all but half may be had; that of the whole stock where half of it changes nothing. */
function problemOfHalf(whole: PlannedLine, half: PlannedLine): LineProblem | null {
  if (half.problem === null || half.left === whole.left || half.left === null) return whole.problem;
  if (half.left === 0) return whole.left === 0 ? whole.problem : { code: "half-none" };
  return half.problem.code === "short" ? { code: "half", left: half.left } : half.problem;
}

/**
 * The problem of each line, with one stock for all of them: the first line takes first.
 *
 * @param isHalved the customer's phone is not proved
 */
export function withProblems<Line extends CartLine>(
  lines: readonly Line[],
  stock: Stock = stockOf(lines),
  { isHalved = false }: { isHalved?: boolean } = {},
): Line[] {
  const planned = lines.map(stockLineOf);
  const plans = planStock(planned, stock);
  const halves = isHalved ? planStock(planned, halfOf(stock)) : plans;
  return lines.map((line, at) => {
    const [whole, half] = [plans[at], halves[at]];
    const problem = whole && half ? problemOfHalf(whole, half) : null;
    return { ...line, problem: isSold(line) ? problem : { code: "not-sold" } };
  });
}

/** As much of what is wanted as can be had in one order, in whole steps. */
export function withinSupply(wanted: number, { left, most, step }: Supply): Thousandths {
  const asked = most === null ? wanted : Math.min(wanted, most);
  return (left === null || left >= asked ? asked : Math.floor(left / step) * step) as Thousandths;
}

/** An item of a cart: one product or one package. */
export type ItemRef = { productId: number } | { packageId: number };

/** The item of a line. */
export const itemRefOf = (line: CartLine): ItemRef =>
  line.kind === "product" ? { productId: line.product.id } : { packageId: line.package.id };

/** The key of an item's line. */
export const itemKey = (item: ItemRef): string => ("productId" in item ? `p${item.productId}` : `k${item.packageId}`);

/** The item of a line's key; null for any other text. */
export function itemRefOfKey(key: string): ItemRef | null {
  const [, kind, digits = ""] = /^([pk])([1-9]\d{0,8})$/.exec(key) ?? [];
  if (!kind) return null;
  return kind === "p" ? { productId: Number(digits) } : { packageId: Number(digits) };
}

/** Prices one row by the one rule there is. */
function priceRow(row: CartRow): CartLine {
  const quantity = row.quantity as Thousandths;
  const { substitution = null } = row;
  const shared = { quantity, shownPrice: row.shown_price as Paisa | null, substitution, problem: null };
  if (row.product) {
    const { product } = row;
    const listPrice = paisa(product.price);
    const discount = { discountPercent: product.discount_percent, discountActive: product.discount_active };
    const unitPrice = customerPrice({ price: listPrice, ...discount });
    const lineTotal = linePrice(unitPrice, quantity);
    return { key: `p${product.id}`, kind: "product", product, unitPrice, listPrice, lineTotal, ...shared };
  }
  if (!row.package) throw new Error(`Cart item ${row.id} names nothing.`);
  const unitPrice = paisa(row.package.price);
  const lineTotal = linePrice(unitPrice, quantity);
  return {
    key: `k${row.package.id}`,
    kind: "package",
    package: row.package,
    unitPrice,
    listPrice: unitPrice,
    lineTotal,
    isChanged: row.shown_contents !== null && row.shown_contents !== row.package.contents_hash,
    ...shared,
  };
}

/** Prices the rows of one cart or order, each with its problem if it has one. */
export const priceLines = (rows: readonly CartRow[]): CartLine[] =>
  withProblems(rows.map(priceRow), undefined, { isHalved: rows[0]?.is_unproved ?? false });

/** Prices one row by itself, with its problem if it has one. */
export const priceLine = (row: CartRow): CartLine => withProblems([priceRow(row)])[0] ?? priceRow(row);

/** The ids of the products on these lines that are sold out or no longer sold, in their order. */
export const soldOutProducts = (lines: readonly CartLine[]): number[] =>
  lines.flatMap((line) =>
    line.kind === "product" && (line.problem?.code === "sold-out" || line.problem?.code === "not-sold") ? [line.product.id] : [],
  );

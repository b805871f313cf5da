import { type Paisa, paisa } from "#app/lib/money.ts";
import { customerPrice } from "#app/lib/price.ts";
import { linePrice, type Thousandths } from "#app/lib/quantity.ts";

/** A product as the database knows it at this moment, as far as a cart cares. Money in paisa, quantities in thousandths. */
export type ProductFacts = {
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
  image_url: string | null;
  category_id: number;
  sold_by_weight: boolean;
  quantity_step: number;
  status: string;
  in_stock: boolean;
  stock_quantity: number | null;
};

/** A package with what one of it draws. */
export type PackageFacts = {
  id: number;
  name: string;
  name_ur: string | null;
  description: string;
  price: number;
  image_url: string | null;
  is_active: boolean;
  components: { quantity: number; product: ProductFacts }[];
};

/** One row of a cart with the facts about what it names: exactly one of product and package. */
export type CartRow = {
  id: number;
  quantity: number;
  shown_price: number | null;
  product: ProductFacts | null;
  package: PackageFacts | null;
};

/** Why a line can't be ordered as it stands. `left` is in thousandths. */
export type LineProblem = { code: "not-sold" } | { code: "sold-out" } | { code: "short"; left: Thousandths };

/** A priced line. `key` is stable: p12 for product 12, k3 for package 3. */
export type CartLine = {
  key: string;
  quantity: Thousandths;
  unitPrice: Paisa;
  listPrice: Paisa;
  lineTotal: Paisa;
  shownPrice: Paisa | null;
  problem: LineProblem | null;
} & ({ kind: "product"; product: ProductFacts } | { kind: "package"; package: PackageFacts });

/** How much of a product may be bought now: null without a limit, 0 when it is not for sale. In thousandths. */
export function buyable(product: Pick<ProductFacts, "status" | "in_stock" | "stock_quantity">): number | null {
  if (product.status !== "active" || !product.in_stock) return 0;
  return product.stock_quantity;
}

/** As much of a package as tells how many of it there are. */
type Stocked = { is_active: boolean; components: readonly { quantity: number; product: Parameters<typeof buyable>[0] }[] };

/** How many whole packages may be bought now: as many as the scarcest component allows; null without a limit. In thousandths. */
export function buyablePackage({ is_active, components }: Stocked): number | null {
  if (!is_active || components.length === 0) return 0;
  const limits = components.flatMap(({ quantity, product }) => {
    const left = buyable(product);
    return left === null ? [] : [Math.floor(left / quantity) * 1000];
  });
  return limits.length > 0 ? Math.min(...limits) : null;
}

/** What is sold by the piece and every package comes in whole ones, thousandths. */
const onePiece = 1000 as Thousandths;

/** The least that is sold more or less of a product: a piece, or its step of what is weighed. */
export const stepOf = ({ sold_by_weight, quantity_step }: Pick<ProductFacts, "sold_by_weight" | "quantity_step">): Thousandths =>
  sold_by_weight ? (quantity_step as Thousandths) : onePiece;

/** How much of a thing may be bought now, null without a limit, and in which steps. */
export type Supply = { left: number | null; step: Thousandths };

/** What may be bought now of a product. */
export const supplyOfProduct = (product: ProductFacts): Supply => ({ left: buyable(product), step: stepOf(product) });

/** What may be bought now of a package. */
export const supplyOfPackage = (found: Stocked): Supply => ({ left: buyablePackage(found), step: onePiece });

/** What may be bought now of the thing on a line. */
export const supplyOf = (line: CartLine): Supply =>
  line.kind === "product" ? supplyOfProduct(line.product) : supplyOfPackage(line.package);

/** As much of what is wanted as can be had, in whole steps. */
export const withinSupply = (wanted: number, { left, step }: Supply): Thousandths =>
  (left === null || left >= wanted ? wanted : Math.floor(left / step) * step) as Thousandths;

/** A thing that can be put into a cart: one product or one package. */
export type Thing = { productId: number } | { packageId: number };

/** The thing on a line. */
export const thingOf = (line: CartLine): Thing =>
  line.kind === "product" ? { productId: line.product.id } : { packageId: line.package.id };

function problemOf(sold: boolean, left: number | null, quantity: number): LineProblem | null {
  if (!sold) return { code: "not-sold" };
  if (left === null || left >= quantity) return null;
  return left > 0 ? { code: "short", left: left as Thousandths } : { code: "sold-out" };
}

/** Prices one row by the one rule there is, and says what stands in its way. */
export function priceLine(row: CartRow): CartLine {
  const quantity = row.quantity as Thousandths;
  const shownPrice = row.shown_price as Paisa | null;
  if (row.product) {
    const { product } = row;
    const listPrice = paisa(product.price);
    const unitPrice = customerPrice({
      price: listPrice,
      discountPercent: product.discount_percent,
      discountActive: product.discount_active,
    });
    const problem = problemOf(product.status === "active", buyable(product), quantity);
    const lineTotal = linePrice(unitPrice, quantity);
    return { key: `p${product.id}`, kind: "product", product, quantity, unitPrice, listPrice, lineTotal, shownPrice, problem };
  }
  if (!row.package) throw new Error(`Cart item ${row.id} names nothing.`);
  const unitPrice = paisa(row.package.price);
  const problem = problemOf(row.package.is_active, buyablePackage(row.package), quantity);
  const lineTotal = linePrice(unitPrice, quantity);
  return {
    key: `k${row.package.id}`,
    kind: "package",
    package: row.package,
    quantity,
    unitPrice,
    listPrice: unitPrice,
    lineTotal,
    shownPrice,
    problem,
  };
}

import type { CartLine } from "#app/domain/cart/cart-line.ts";
import type { StockDemand } from "#app/domain/inventory/take-stock.server.ts";
import type { LineSnapshot } from "./write-order.server.ts";

/** A cart line as the order keeps it. */
export function snapshot(line: CartLine): LineSnapshot {
  const money = {
    quantity: line.quantity,
    list_price: line.listPrice,
    unit_price: line.unitPrice,
    line_total: line.lineTotal,
    source: null,
    substitution: line.substitution,
  };
  if (line.kind === "product") {
    const { id, name, name_ur, unit, unit_size, picture_url, cost_price } = line.product;
    const item = {
      kind: "product" as const,
      product_id: id,
      package_id: null,
      name,
      name_ur,
      description: null,
      unit,
      unit_size,
      image_url: picture_url,
    };
    return { ...item, ...money, unit_cost: cost_price, components: [] };
  }
  const { id, name, name_ur, description, image_url } = line.package;
  const item = {
    kind: "package" as const,
    product_id: null,
    package_id: id,
    name,
    name_ur,
    description,
    unit: null,
    unit_size: null,
    image_url,
  };
  return { ...item, ...money, unit_cost: packageCost(line), components: drawnBy(line) };
}

type PackageLine = Extract<CartLine, { kind: "package" }>;

/** What a whole package line draws: its quantity × each component's quantity / 1000. */
const drawnBy = ({ quantity, package: { components } }: PackageLine) =>
  components.map(({ quantity: each, product }) => ({
    product_id: product.id,
    name: product.name,
    name_ur: product.name_ur,
    quantity: (quantity / 1000) * each,
    unit_cost: product.cost_price,
  }));

/** The cost of one package, in paisa; unknown when that of any component is. */
function packageCost({ package: { components } }: PackageLine): number | null {
  let cost = 0;
  for (const { quantity, product } of components) {
    if (product.cost_price === null) return null;
    cost += Math.round((product.cost_price * quantity) / 1000);
  }
  return cost;
}

/** What the snapshots draw from stock. */
export const demandOf = (lines: readonly LineSnapshot[]): StockDemand[] =>
  lines.flatMap(({ product_id, quantity, components }) => [
    ...(product_id === null ? [] : [{ productId: product_id, quantity }]),
    ...components.map((part) => ({ productId: part.product_id, quantity: part.quantity })),
  ]);

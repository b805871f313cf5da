import type { RefusalCode } from "#app/i18n/refusals.ts";
import { type Outcome, refused } from "#app/lib/outcome.ts";
import { formatQuantity } from "#app/lib/quantity.ts";
import type { CartLine, LineProblem } from "./cart-line.ts";

/** How a line is called and counted in a sentence. */
export type NamedLine = { name: string; unit?: string; soldByWeight?: boolean };

/** The name of a line's item, and its unit. */
export const namedLine = (line: CartLine): NamedLine =>
  line.kind === "product"
    ? { name: line.product.name, unit: line.product.unit, soldByWeight: line.product.sold_by_weight }
    : { name: line.package.name };

/**
 * Refuses an order for one line of it, and names the amount of it that can be had.
 *
 * @returns refused with `cart.not-sold`, `cart.sold-out`, `cart.taken`, `cart.short` or `cart.step`
 */
export function refuseLine({ name: product, ...shape }: NamedLine, problem: LineProblem): Outcome<never> {
  switch (problem.code) {
    case "short":
      return refused("cart.short", { values: { product, left: formatQuantity(problem.left, shape) } });
    case "step":
      return refused("cart.step", { values: { product, fit: formatQuantity(problem.fit, shape) } });
    default:
      return refused(`cart.${problem.code}`, { values: { product } });
  }
}

const shortages: readonly RefusalCode[] = ["cart.sold-out", "cart.taken", "cart.short"];

/** Whether an order was refused for too little recorded stock: staff may sell past the record. */
export const isShortage = (code: RefusalCode): boolean => shortages.includes(code);

import type { RefusalCode } from "#app/i18n/refusals.ts";
import { type Outcome, refused } from "#app/lib/outcome.ts";
import { formatQuantity } from "#app/lib/quantity.ts";
import type { CartLine, LineProblem } from "./cart-line.ts";

/** How a line is called and counted in a sentence. */
export type NamedLine = { name: string; nameUr?: string | null | undefined; unit?: string; soldByWeight?: boolean };

/** The name of a line's item, and its unit. */
export const namedLine = (line: CartLine): NamedLine =>
  line.kind === "product"
    ? {
        name: line.product.name,
        nameUr: line.product.name_ur,
        unit: line.product.unit,
        soldByWeight: line.product.sold_by_weight,
      }
    : { name: line.package.name, nameUr: line.package.name_ur };

/** The name of an item as the gap `{product}` of a refusal, in both languages. */
export const productValues = ({ name, nameUr }: Pick<NamedLine, "name" | "nameUr">) => ({
  product: name,
  ...(nameUr && { productUr: nameUr }),
});

/**
 * Refuses an order for one line of it, and names the amount of it that can be had.
 *
 * @returns refused with `cart.not-sold`, `cart.sold-out`, `cart.taken`, `cart.short`, `cart.limit`, `cart.half`, `cart.half-none` or
 *   `cart.step`
 */
export function refuseLine({ name, nameUr, ...shape }: NamedLine, problem: LineProblem): Outcome<never> {
  const named = productValues({ name, nameUr });
  switch (problem.code) {
    case "short":
    case "limit":
    case "half":
      return refused(`cart.${problem.code}`, { values: { ...named, left: formatQuantity(problem.left, shape) } });
    case "step":
      return refused("cart.step", { values: { ...named, fit: formatQuantity(problem.fit, shape) } });
    default:
      return refused(`cart.${problem.code}`, { values: named });
  }
}

const shortages: readonly RefusalCode[] = ["cart.sold-out", "cart.taken", "cart.short"];

/** Whether an order was refused for too little recorded stock: staff may sell past the record. */
export const isShortage = (code: RefusalCode): boolean => shortages.includes(code);

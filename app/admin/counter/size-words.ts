import type { CounterProduct } from "#app/domain/counter/counter-product.ts";
import { formatQuantity, type Thousandths } from "#app/lib/quantity.ts";

/** How much of a product, as it is said at the counter: `1.5 kg` of what is weighed, `2 × 5 kg` of what comes in packets, `1 dozen`. */
export function sizeWords(
  quantity: Thousandths,
  { unit, unitSize, soldByWeight }: Pick<CounterProduct, "unit" | "unitSize" | "soldByWeight">,
): string {
  if (soldByWeight) return formatQuantity(quantity, { unit, soldByWeight });
  const packet = unitSize && unitSize !== "1" ? `×\u00a0${unitSize}\u00a0${unit}` : unit;
  return `${formatQuantity(quantity)}\u00a0${packet}`;
}

import type { CounterProduct } from "#app/domain/counter/counter-product.ts";
import { formatQuantity, type Thousandths } from "#app/lib/quantity.ts";

/** Amount of a product: `1.5 kg` sold by weight, `2 × 5 kg` in packets, `1 dozen`. */
export function sizeWords(
  quantity: Thousandths,
  { unit, unitSize, soldByWeight }: Pick<CounterProduct, "unit" | "unitSize" | "soldByWeight">,
): string {
  if (soldByWeight) return formatQuantity(quantity, { unit, soldByWeight });
  const packet = unitSize && unitSize !== "1" ? `×\u00a0${unitSize}\u00a0${unit}` : unit;
  return `${formatQuantity(quantity)}\u00a0${packet}`;
}

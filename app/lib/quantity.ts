import { type Paisa, paisa } from "./money.ts";

/** How much of a product: thousandths of its selling unit, so 1 kg and one piece are both 1000. Always a whole number. */
export type Thousandths = number & { readonly unit: "thousandths" };

/** The maximum quantity of a line: 9,999 selling units. */
export const maxQuantity = 9_999_000 as Thousandths;

/** Accepts a whole number of thousandths; throws on fractions. */
export function thousandths(amount: number): Thousandths {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of thousandths: ${amount}`);
  return amount as Thousandths;
}

/** A quantity as customers read it: `2` for pieces, `1.5 kg` (unbreakable) for what is sold by weight. */
export function formatQuantity(
  quantity: Thousandths,
  { unit, soldByWeight = false }: { unit?: string; soldByWeight?: boolean } = {},
): string {
  const amount = toQuantityInput(quantity);
  return soldByWeight && unit ? `${amount}\u00a0${unit}` : amount;
}

/** A quantity as a form field holds it: selling units, `2` or `1.5`. */
export function toQuantityInput(quantity: Thousandths): string {
  return String(quantity / 1000);
}

/** The nearest quantity the product is sold in, half a step upwards; what is more than nothing stays at least one step. */
export function roundToStep(quantity: Thousandths, step: Thousandths): Thousandths {
  if (quantity <= 0) return thousandths(0);
  return thousandths(Math.max(1, Math.floor(quantity / step + 0.5)) * step);
}

/** What a line costs: unit price times quantity, rounded once to the paisa, half upwards. */
export function linePrice(unitPrice: Paisa, quantity: Thousandths): Paisa {
  return paisa(Number((BigInt(unitPrice) * BigInt(quantity) + 500n) / 1000n));
}

/** How many things the cart badge counts: every piece, but a weighed line once. */
export function cartCount(lines: readonly { quantity: Thousandths; soldByWeight: boolean }[]): number {
  return lines.reduce((count, line) => count + (line.soldByWeight ? 1 : Math.floor(line.quantity / 1000)), 0);
}
